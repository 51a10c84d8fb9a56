<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search;

use Gazetteer\Search\Domain\Words\Plurals;

/**
 * Ranks listings by looking at every word of every listing. It shares only the plurals with the search index. The
 * benchmark uses it, too.
 */
final class SlowWords
{
    private const RARE = 5;
    /** By rank: for the word itself, for its singular or plural, and for a word that begins with it. */
    private const GRADES = [[0, 3, 9, 24], [1, 4, 10, 25], [12, 14, 16, 26]];

    /** @var array<array-key, array<string, string>> The words of all listings that have this plural. */
    private array $singulars = [];

    /** @var array<string, array<array-key, bool>> */
    private array $mistyped = [];

    /** @param array<int, list<list<list<string>>>> $texts By listing: four texts, each with the spellings of each word. */
    public function __construct(private readonly array $texts)
    {
        foreach ($texts as $some) {
            foreach (array_merge([], ...array_merge([], ...$some)) as $word) {
                foreach (Plurals::forms([$word]) as $form) {
                    $this->singulars[$form][$word] = $word;
                }
            }
        }
    }

    /**
     * @param list<list<string>> $all The words of a search.
     * @param list<list<string>> $needed Those that a listing must have.
     * @return array<int, array{int, int}> The place and the sum of the grades of each listing that has all words.
     */
    public function ranked(array $all, array $needed): array
    {
        $count = fn (array $word): int => count(array_filter($this->texts, fn (array $texts): bool => $this->grade($texts, $word, false) !== null));
        $rare = array_map(static fn (array $word): bool => $count($word) < self::RARE, $needed);

        return $this->withAll($all, $needed, $rare) ?: $this->withAll([], $needed, array_fill(0, count($needed), true));
    }

    /**
     * @param list<list<string>> $phrase
     * @param list<list<string>> $needed
     * @param list<bool> $tolerant
     * @return array<int, array{int, int}>
     */
    private function withAll(array $phrase, array $needed, array $tolerant): array
    {
        $found = [];
        foreach ($this->texts as $id => $texts) {
            $grades = [];
            foreach ($needed as $nth => $word) {
                $grades[] = $this->grade($texts, $word, $tolerant[$nth]);
            }
            if ($needed === [] || in_array(null, $grades, true)) {
                continue;
            }
            $isTitled = array_filter($needed, static fn (array $word): bool => (self::gradeIn($texts[0], $word) ?? 2) > 1) === [];
            $place = match (true) {
                !$isTitled => 3,
                $phrase !== [] && self::begins($texts[0], $phrase, true) => 0,
                $phrase !== [] && self::begins($texts[0], $phrase, false) => 1,
                default => 2,
            };
            $found[$id] = [$place, array_sum($grades)];
        }

        return $found;
    }

    /**
     * @param list<list<string>> $title
     * @param list<list<string>> $phrase
     */
    private static function begins(array $title, array $phrase, bool $isWhole): bool
    {
        foreach ($phrase as $nth => $word) {
            if (array_intersect($title[$nth] ?? [], $word) === []) {
                return false;
            }
        }

        return !$isWhole || count($title) === count($phrase);
    }

    /**
     * @param list<list<list<string>>> $texts
     * @param list<string> $word
     */
    private function grade(array $texts, array $word, bool $isTolerant): ?int
    {
        $best = null;
        foreach ($texts as $rank => $words) {
            $grade = self::gradeIn($words, $word);
            $best = $grade === null ? $best : min($best ?? 999, self::GRADES[$grade][$rank]);
        }
        foreach ($best === null && $isTolerant ? $texts : [] as $rank => $words) {
            if (array_filter(array_merge([], ...$words), fn (string $one): bool => $this->isMistyped($word, $one)) !== []) {
                return 1000 + self::GRADES[0][$rank];
            }
        }

        return $best;
    }

    /**
     * @param list<list<string>> $words
     * @param list<string> $word
     */
    private static function gradeIn(array $words, array $word): ?int
    {
        $own = array_merge([], ...$words);
        static $forms = [];
        $plurals = $forms[implode(' ', $word)] ??= Plurals::forms($word);

        return match (true) {
            array_intersect($word, $own) !== [] => 0,
            array_intersect($plurals, $own) !== [] => 1,
            array_filter($own, static fn (string $one): bool => self::isBeginning($one, $word)) !== [] => 2,
            default => null,
        };
    }

    /** @param list<string> $word */
    private static function isBeginning(string $one, array $word): bool
    {
        return array_filter($word, static fn (string $spelling): bool => preg_match('/../us', $spelling) === 1 && str_starts_with($one, $spelling)) !== [];
    }

    /** @param list<string> $word */
    private function isMistyped(array $word, string $one): bool
    {
        return $this->mistyped[implode(' ', $word)][$one] ??= $this->compare($word, $one);
    }

    /** @param list<string> $word */
    private function compare(array $word, string $one): bool
    {
        foreach ([...$word, ...array_filter(Plurals::forms($word), static fn (string $form): bool => strlen($form) <= strlen($word[0]))] as $typed) {
            // The plural of the meant word is found, too.
            foreach (strlen($typed) >= 5 && preg_match('/\d/', $typed) !== 1 ? [$one, ...array_values($this->singulars[$one] ?? [])] : [] as $meant) {
                if ($meant !== $typed && self::isOneError($typed, $meant)) {
                    return true;
                }
            }
        }

        return false;
    }

    private static function isOneError(string $a, string $b): bool
    {
        for ($at = 0; $at <= strlen($a); $at++) {
            $before = substr($a, 0, $at);
            $after = substr($a, $at);
            $next = $b[$at] ?? '';
            $is = $b === $before . substr($after, 1)
                || ($next !== '' && ($b === $before . $next . $after || $b === $before . $next . substr($after, 1)))
                || (strlen($after) > 1 && $b === $before . $after[1] . $after[0] . substr($after, 2));
            if ($is) {
                return true;
            }
        }

        return false;
    }
}
