<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

use Closure;

/**
 * Fills the gaps of a template, all at once: what a visitor typed is never looked at for gaps of its own.
 * A gap that nobody knows stays as the owner wrote it.
 */
final class MailTags
{
    /** The editor finds the same: tests/cases/contact/mail-tags.json holds for both. */
    private const GAP = '/\[(_?[A-Za-z][A-Za-z0-9_-]*)\]/';

    /**
     * @param array<string, string> $values By the name of the gap.
     * @param Closure(string, string): string $fit Makes a value safe for the place it goes to, given the gap's name.
     */
    public static function fill(string $template, array $values, Closure $fit): string
    {
        return (string) preg_replace_callback(
            self::GAP,
            static fn (array $gap): string => isset($values[$gap[1]]) ? $fit($values[$gap[1]], $gap[1]) : $gap[0],
            $template,
        );
    }
}
