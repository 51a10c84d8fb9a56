<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

use Gazetteer\Contract\Limit;

/** What one field holds, as every rule sees it: values without the blanks around them, blank ones left out. */
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
        // A browser sends a file without a name for an input that nothing was chosen in.
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

    /** @param callable(string): bool $matches Never sees a text that is longer than any honest one. */
    public function eachMatched(callable $matches): bool
    {
        return $this->each(static fn (string $text): bool => self::isMatchable($text) && $matches($text));
    }

    public static function isMatchable(string $text): bool
    {
        return Length::units($text) <= Limit::LONGEST_MATCHED;
    }
}
