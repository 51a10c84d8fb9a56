<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- the text inside all elements is kept.

namespace Gazetteer\Kernel\Mail\Domain;

/** Escapes and converts text for the header, the HTML body or the plain text body of a mail. */
final class MailText
{
    private const LENGTH = 200;

    /** Control characters, line separators, and invisible characters that change the reading direction. */
    private const BREAKS = '/[\p{Cc}\x{2028}\x{2029}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}]+/u';

    /** Converts text to a single header line. Line breaks become spaces, so that the text cannot add headers. */
    public static function line(string $text): string
    {
        // The patterns below fail on invalid UTF-8 and would replace nothing.
        $valid = preg_match('//u', $text) === 1 ? $text : (string) preg_replace('/[^\x20-\x7E]+/', ' ', $text);
        $line = trim((string) preg_replace(['/\s+/u', self::BREAKS, '/ {2,}/'], ' ', $valid));

        return preg_match('/^.{0,' . self::LENGTH . '}/us', $line, $found) === 1 ? trim($found[0]) : '';
    }

    /** Escapes text for an HTML element or a quoted attribute. */
    public static function escape(string $plain): string
    {
        return str_replace("\n", "<br>\n", htmlspecialchars($plain, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8'));
    }

    /** Wraps an HTML fragment in a document that declares its character set. */
    public static function page(string $inner, string $locale): string
    {
        if (preg_match('/<html[\s>]/i', $inner) === 1) {
            return $inner;
        }
        $language = self::escape(str_replace('_', '-', $locale));

        return "<!doctype html>\n<html lang=\"{$language}\"><head><meta charset=\"utf-8\"></head><body>\n{$inner}\n</body></html>";
    }

    /** Converts HTML to plain text, for mail programs that do not show HTML. */
    public static function toPlain(string $html): string
    {
        $visible = (string) preg_replace('~<(style|script|head)\b.*?</\1\s*>~is', '', $html);
        $lines = (string) preg_replace(
            ['~\s*\n\s*~', '~<(?:br|/?p|/?h[1-6]|/?li|/?tr|/?table|/?div)\b[^>]*>~i', '~</th>~i'],
            [' ', "\n", ': '],
            $visible,
        );
        $plain = html_entity_decode(strip_tags($lines), ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return trim((string) preg_replace(['/[ \t]*\n[ \t]*/', '/\n{3,}/'], ["\n", "\n\n"], $plain));
    }
}
