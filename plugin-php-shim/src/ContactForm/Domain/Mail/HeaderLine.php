<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

/**
 * Sanitizes text for one mail header line: characters that could start another line become a space (header injection).
 */
final class HeaderLine
{
    private const LENGTH = 200;

    /** Control characters, line and paragraph separators, and marks that change the reading direction. */
    private const BREAKS = '/[\p{Cc}\x{2028}\x{2029}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}]+/u';

    public static function of(string $text): string
    {
        // Invalid UTF-8 makes the pattern fail, so that no character would be replaced.
        $valid = preg_match('//u', $text) === 1 ? $text : (string) preg_replace('/[^\x20-\x7E]+/', ' ', $text);
        $line = trim((string) preg_replace(['/\s+/u', self::BREAKS, '/ {2,}/'], ' ', $valid));

        return preg_match('/^.{0,' . self::LENGTH . '}/us', $line, $found) === 1 ? trim($found[0]) : '';
    }
}
