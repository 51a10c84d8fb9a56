<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

/** White space as browsers define it; PHP's `trim()` and `\s` cover fewer characters. */
final class Blanks
{
    public const ANY = '\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';

    /** The possessive quantifier avoids quadratic backtracking on long runs of white space. */
    public static function trim(string $text): string
    {
        $begun = (string) preg_replace('/^[' . self::ANY . ']++/u', '', $text);
        $end = strlen(rtrim($begun, " \t\n\r\v\f"));
        while ($end > 0 && preg_match('/[' . self::ANY . ']$/Du', self::lastLetter($begun, $end), $blank) === 1) {
            $end -= strlen($blank[0]);
        }

        return substr($begun, 0, $end);
    }

    private static function lastLetter(string $text, int $end): string
    {
        $start = $end - 1;
        while ($start > 0 && (ord($text[$start]) & 0xC0) === 0x80) {
            $start--;
        }

        return substr($text, $start, $end - $start);
    }
}
