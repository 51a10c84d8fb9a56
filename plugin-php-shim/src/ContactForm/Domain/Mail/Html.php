<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

/** Converts between plain text and the HTML of a mail. */
final class Html
{
    /** Escapes text for an element or a quoted attribute. */
    public static function text(string $plain): string
    {
        return str_replace("\n", "<br>\n", htmlspecialchars($plain, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8'));
    }

    /** Adds the document around a fragment, so that mail programs do not guess the character set. */
    public static function page(string $inner, string $locale): string
    {
        if (preg_match('/<html[\s>]/i', $inner) === 1) {
            return $inner;
        }
        $language = self::text(str_replace('_', '-', $locale));

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
