<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail\Domain;

/** Makes text safe for one part of a mail: a header line, an HTML body, or the plain text beside it. */
final class MailText
{
    private const LENGTH = 200;

    /** Control characters, line and paragraph separators, and marks that change the reading direction. */
    private const BREAKS = '/[\p{Cc}\x{2028}\x{2029}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}]+/u';

    /** One header line: characters that could start another line become a space (header injection). */
    public static function line(string $text): string
    {
        // Invalid UTF-8 makes the pattern fail, so that no character would be replaced.
        $valid = preg_match('//u', $text) === 1 ? $text : (string) preg_replace('/[^\x20-\x7E]+/', ' ', $text);
        $line = trim((string) preg_replace(['/\s+/u', self::BREAKS, '/ {2,}/'], ' ', $valid));

        return preg_match('/^.{0,' . self::LENGTH . '}/us', $line, $found) === 1 ? trim($found[0]) : '';
    }

    /** Escapes text for an element or a quoted attribute. */
    public static function escape(string $plain): string
    {
        return str_replace("\n", "<br>\n", htmlspecialchars($plain, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8'));
    }

    /** Adds the document around a fragment, so that mail programs do not guess the character set. */
    public static function page(string $inner, string $locale): string
    {
        if (preg_match('/<html[\s>]/i', $inner) === 1) {
            return $inner;
        }
        $language = self::escape(str_replace('_', '-', $locale));

        return "<!doctype html>\n<html lang=\"{$language}\"><head><meta charset=\"utf-8\"></head><body>\n{$inner}\n</body></html>";
    }

    /** The plain text alternative for mail programs that show no HTML. */
    public static function toPlain(string $html): string
    {
        $quiet = (string) preg_replace('~<(style|script|head)\b.*?</\1\s*>~is', '', $html);
        $lines = (string) preg_replace(
            ['~\s*\n\s*~', '~<(?:br|/?p|/?h[1-6]|/?li|/?tr|/?table|/?div)\b[^>]*>~i', '~</th>~i'],
            [' ', "\n", ': '],
            $quiet,
        );
        $plain = html_entity_decode(strip_tags($lines), ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return trim((string) preg_replace(['/[ \t]*\n[ \t]*/', '/\n{3,}/'], ["\n", "\n\n"], $plain));
    }
}
