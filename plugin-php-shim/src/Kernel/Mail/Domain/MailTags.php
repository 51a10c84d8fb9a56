<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail\Domain;

use Closure;

/**
 * Replaces the placeholders of a mail template with values. Placeholders within a value are not replaced, and unknown
 * placeholders stay unchanged.
 */
final class MailTags
{
    /** The editor's script has the same pattern. Both are tested with tests/cases/contact/mail-tags.json. */
    private const PLACEHOLDER = '/\[(_?[A-Za-z][A-Za-z0-9_-]*)\]/';

    /**
     * @param array<string, string> $values The values, by placeholder name.
     * @param Closure(string, string): string $fit Escapes a value for the mail. Gets the value and the placeholder
     *     name.
     */
    public static function fill(string $template, array $values, Closure $fit): string
    {
        return (string) preg_replace_callback(
            self::PLACEHOLDER,
            static fn (array $found): string => isset($values[$found[1]]) ? $fit($values[$found[1]], $found[1]) : $found[0],
            $template,
        );
    }
}
