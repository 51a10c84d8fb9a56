<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

use Gazetteer\Contract\Limit;

/** The values of one field, prepared for the rules: trimmed, and without empty values. */
final class RuleField
{
    /** White space as browsers define it; PHP's `trim()` and `\s` cover fewer characters. */
    public const BLANKS = '\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';

    /** @var list<string> */
    public readonly array $texts;
    /** @var list<array{name: string, size: int|float}> */
    public readonly array $files;

    /**
     * @param list<string> $texts
     * @param list<array{name: string, size: int|float}> $files
     */
    public function __construct(array $texts, array $files = [])
    {
        $trimmed = array_map(self::trim(...), $texts);
        $this->texts = array_values(array_filter($trimmed, static fn (string $text): bool => $text !== ''));
        // Browsers send a file without a name for an empty file input.
        $this->files = array_values(array_filter($files, static fn (array $file): bool => $file['name'] !== ''));
    }

    /** @param callable(string): bool $holds */
    public function each(callable $holds): bool
    {
        foreach ($this->texts as $text) {
            if (!$holds($text)) {
                return false;
            }
        }

        return true;
    }

    /** @param callable(string): bool $matches Only called for texts within the length limit. */
    public function eachMatched(callable $matches): bool
    {
        return $this->each(static fn (string $text): bool => self::isMatchable($text) && $matches($text));
    }

    public static function isMatchable(string $text): bool
    {
        return Length::units($text) <= Limit::LONGEST_MATCHED;
    }

    /** The possessive quantifier avoids quadratic backtracking on long runs of white space. */
    public static function trim(string $text): string
    {
        $begun = (string) preg_replace('/^[' . self::BLANKS . ']++/u', '', $text);
        $end = strlen(rtrim($begun, " \t\n\r\v\f"));
        while ($end > 0 && preg_match('/[' . self::BLANKS . ']$/Du', self::lastLetter($begun, $end), $blank) === 1) {
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
