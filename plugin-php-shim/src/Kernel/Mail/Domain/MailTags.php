<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail\Domain;

use Closure;

/**
 * Replaces the placeholders of a template in one pass, so that placeholders in a visitor's text are not replaced.
 * Unknown placeholders stay unchanged.
 */
final class MailTags
{
    /** The editor's script uses the same pattern; tests/cases/contact/mail-tags.json tests both. */
    private const PLACEHOLDER = '/\[(_?[A-Za-z][A-Za-z0-9_-]*)\]/';

    /**
     * @param array<string, string> $values By placeholder name.
     * @param Closure(string, string): string $fit Escapes a value for the target, given the placeholder name.
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
