<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Words;

use Gazetteer\Search\Domain\ListingSet;

/**
 * Sorts the listings that contain all words of a search, best matches first. The lower the grade of a word in a
 * listing, the better. The grades of all words are added up.
 */
final class WordRanking
{
    /** Grades of a complete word in the title, in category and place, in features and fields, and in the description. */
    private const COMPLETE = [0, 3, 9, 24];
    /** Grades of the beginning of a word. */
    private const BEGINNING = [12, 14, 16, 26];
    /** Words with a typing error come after all others. */
    private const WITH_ERROR = 1000;

    public static function exact(int $rank): int
    {
        return self::COMPLETE[$rank];
    }

    /** The grade of the singular or plural of the searched word. */
    public static function otherForm(int $rank): int
    {
        return self::COMPLETE[$rank] + 1;
    }

    public static function beginning(int $rank): int
    {
        return self::BEGINNING[$rank];
    }

    public static function mistyped(int $rank): int
    {
        return self::WITH_ERROR + self::COMPLETE[$rank];
    }

    /**
     * @param list<array<int, ListingSet>> $words The listings that contain each word, by grade.
     * @return ListingSet The listings that contain all complete words in the title.
     */
    public static function titled(array $words): ListingSet
    {
        $all = null;
        foreach ($words as $grades) {
            $in = ($grades[self::exact(WordFacet::TITLE)] ?? ListingSet::none())->or($grades[self::otherForm(WordFacet::TITLE)] ?? ListingSet::none());
            $all = $all === null ? $in : $all->and($in);
        }

        return $all ?? ListingSet::none();
    }

    /**
     * @param list<array<int, ListingSet>> $words The listings that contain each word, by grade. A listing may have several grades.
     * @param list<ListingSet> $first Listings that come first, if they contain all words.
     * @return list<ListingSet> Disjoint sets without empty ones, the best matches first.
     */
    public static function sorted(array $words, array $first): array
    {
        $sums = null;
        foreach ($words as $grades) {
            $sums = self::added($sums, self::bestGrades($grades));
        }
        $seen = ListingSet::none();
        $sorted = [];
        foreach ([...$first, self::titled($words), null] as $part) {
            foreach ($sums ?? [] as $set) {
                $sorted[] = ($part === null ? $set : $set->and($part))->without($seen);
            }
            $seen = $seen->or($part ?? $seen);
        }

        return array_values(array_filter($sorted, static fn (ListingSet $set): bool => !$set->isEmpty()));
    }

    /**
     * @param array<int, ListingSet> $grades
     * @return array<int, ListingSet> The same listings, each with its best grade only.
     */
    private static function bestGrades(array $grades): array
    {
        ksort($grades);
        $seen = ListingSet::none();
        foreach ($grades as $grade => $set) {
            $grades[$grade] = $set->without($seen);
            $seen = $seen->or($set);
        }

        return $grades;
    }

    /**
     * @param array<int, ListingSet>|null $sums Null before the first word.
     * @param array<int, ListingSet> $grades
     * @return array<int, ListingSet> By the sum of the grades, in ascending order.
     */
    private static function added(?array $sums, array $grades): array
    {
        if ($sums === null) {
            return $grades;
        }
        $added = [];
        foreach ($sums as $sum => $before) {
            foreach ($grades as $grade => $set) {
                $both = $before->and($set);
                if (!$both->isEmpty()) {
                    $added[$sum + $grade] = ($added[$sum + $grade] ?? ListingSet::none())->or($both);
                }
            }
        }
        ksort($added);

        return $added;
    }
}
