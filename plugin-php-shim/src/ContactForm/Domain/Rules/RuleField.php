<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

use Gazetteer\Contract\Limit;

/** The values of one field as the rules see them: trimmed, without empty ones. */
final class RuleField
{
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
        $trimmed = array_map(Blanks::trim(...), $texts);
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
}
