<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

/** Makes any text fit for one line of a mail's head: whatever could begin another line becomes a space. */
final class HeaderLine
{
    private const LENGTH = 200;

    /** Controls, the line and paragraph separators, and marks that turn the order of reading around. */
    private const BREAKS = '/[\p{Cc}\x{2028}\x{2029}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}]+/u';

    public static function of(string $text): string
    {
        // Bytes that are no UTF-8 would make the pattern give up and let everything through.
        $valid = preg_match('//u', $text) === 1 ? $text : (string) preg_replace('/[^\x20-\x7E]+/', ' ', $text);
        $line = trim((string) preg_replace(['/\s+/u', self::BREAKS, '/ {2,}/'], ' ', $valid));

        return preg_match('/^.{0,' . self::LENGTH . '}/us', $line, $found) === 1 ? trim($found[0]) : '';
    }
}
