<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- an error must be visible, and invalid UTF-8 is handled here.

namespace Gazetteer\Kernel\Http;

/** Normalizes text from a request, so that it can be stored, compared and printed. */
final class Text
{
    /** Control characters, and invisible characters that change the reading direction. */
    private const INVISIBLE = '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]|\x{FEFF}|[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u';

    /** Fast path: most texts match these patterns and do not need the three replacements. */
    private const PLAIN_LINES = '/^[\t\n -~]*+$/D';
    private const PLAIN_LINE = '/^[!-~]++(?: [!-~]++)*+$/D';

    /** Returns valid UTF-8 with `\n` as line break and without control characters. */
    public static function lines(string $raw): string
    {
        if (preg_match(self::PLAIN_LINES, $raw) === 1) {
            return $raw;
        }
        $visible = (string) preg_replace(self::INVISIBLE, '', self::valid($raw));

        return str_replace(["\r\n", "\r"], "\n", $visible);
    }

    /** Returns a single trimmed line. */
    public static function line(string $raw): string
    {
        if ($raw === '' || preg_match(self::PLAIN_LINE, $raw) === 1) {
            return $raw;
        }

        return trim((string) preg_replace('/[\s\x{A0}]+/u', ' ', self::lines($raw)));
    }

    /**
     * Replaces invalid UTF-8 bytes with the replacement character. Without this, one invalid byte would empty the
     * text.
     */
    private static function valid(string $raw): string
    {
        if (preg_match('//u', $raw) === 1) {
            return $raw;
        }

        return (string) json_decode((string) json_encode($raw, JSON_INVALID_UTF8_SUBSTITUTE));
    }
}
