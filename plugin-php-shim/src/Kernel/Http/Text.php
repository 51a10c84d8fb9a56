<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Makes a string from outside fit to be stored, compared and printed. */
final class Text
{
    /** Control characters, and the marks that make text read in another order than it is written. */
    private const UNSEEN = '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]|\x{FEFF}|[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u';

    /** What most texts are, and what is as it should be already: one look in place of three. */
    private const PLAIN_LINES = '/^[\t\n -~]*+$/D';
    private const PLAIN_LINE = '/^[!-~]++(?: [!-~]++)*+$/D';

    /** Several lines: valid UTF-8, no null bytes, one kind of line break. */
    public static function lines(string $raw): string
    {
        if (preg_match(self::PLAIN_LINES, $raw) === 1) {
            return $raw;
        }
        $seen = (string) preg_replace(self::UNSEEN, '', self::valid($raw));

        return str_replace(["\r\n", "\r"], "\n", $seen);
    }

    /** One line, without space around it. */
    public static function line(string $raw): string
    {
        if ($raw === '' || preg_match(self::PLAIN_LINE, $raw) === 1) {
            return $raw;
        }

        return trim((string) preg_replace('/[\s\x{A0}]+/u', ' ', self::lines($raw)));
    }

    /** Broken bytes become the replacement character, so one bad letter never empties a text. */
    private static function valid(string $raw): string
    {
        if (preg_match('//u', $raw) === 1) {
            return $raw;
        }

        return (string) json_decode((string) json_encode($raw, JSON_INVALID_UTF8_SUBSTITUTE));
    }
}
