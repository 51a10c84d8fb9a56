<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search;

use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingQuery;

/** Answers a query by looking at every listing. It splits texts in its own way. */
final class SlowSearch
{
    private const STOP_WORDS = ['the', 'in', 'und', 'de', 'zu', 'un', 'te', 'to'];

    private readonly SlowWords $words;

    /** @param array<int, array<string, mixed>> $listings See PlainListings. */
    public function __construct(private readonly array $listings)
    {
        $this->words = new SlowWords(array_map(static fn (array $listing): array => array_map(self::words(...), $listing['texts']), $listings));
    }

    /** @return list<int> All results in order. */
    public function find(ListingQuery $query): array
    {
        $found = trim($query->words) === '' ? array_fill_keys(array_keys($this->listings), [0, 0]) : $this->ranked($query->words);
        $found = array_filter($found, fn (int $id): bool => $this->passes($this->listings[$id], $query), ARRAY_FILTER_USE_KEY);
        $ids = array_keys($found);
        $age = fn (int $id): array => [-strtotime($this->listings[$id]['published']), -$id];
        $key = fn (int $id): array => match ($query->order) {
            ListingOrder::Relevance => [...$found[$id], ...$age($id)],
            ListingOrder::Newest => $age($id),
            ListingOrder::Rating => [-round(($this->listings[$id]['reviews'] ?? 0) > 0 ? $this->listings[$id]['stars'] : 0.0, 2), -($this->listings[$id]['reviews'] ?? 0), ...$age($id)],
            default => [$this->listings[$id]['texts'][0], $id],
        };
        usort($ids, static fn (int $a, int $b): int => $key($a) <=> $key($b));

        return $ids;
    }

    /** @param array<string, mixed> $listing */
    private function passes(array $listing, ListingQuery $query): bool
    {
        foreach (['categories', 'locations'] as $kind) {
            if ($query->$kind !== [] && array_intersect($query->$kind, $listing[$kind]) === []) {
                return false;
            }
        }
        foreach ($query->values as $field => $values) {
            if (array_intersect($values, $listing['values'][$field] ?? []) === []) {
                return false;
            }
        }

        return array_diff($query->features, $listing['features']) === [];
    }

    /** @return array<int, array{int, int}> */
    private function ranked(string $typed): array
    {
        $all = self::words($typed);
        $needed = array_values(array_filter($all, static fn (array $word): bool => !in_array($word[0], self::STOP_WORDS, true))) ?: $all;

        return $this->words->ranked($all, array_values(array_unique($needed, SORT_REGULAR)));
    }

    /** @return list<list<string>> The spellings of each word. The texts contain few kinds of special characters. */
    public static function words(string $text): array
    {
        static $known = [];

        return $known[$text] ??= self::split($text);
    }

    /** @return list<list<string>> */
    private static function split(string $text): array
    {
        $words = [];
        foreach (preg_split('/[^a-zäöüé0-9-]+/u', mb_strtolower($text), -1, PREG_SPLIT_NO_EMPTY) as $token) {
            $parts = explode('-', $token);
            foreach ($parts as $part) {
                $words[] = array_values(array_unique(array_merge(
                    self::spellings($part),
                    count($parts) > 1 ? self::spellings(implode('', $parts)) : [],
                )));
            }
        }

        return $words;
    }

    /** @return list<string> */
    private static function spellings(string $word): array
    {
        return [strtr($word, ['ä' => 'a', 'ö' => 'o', 'ü' => 'u', 'é' => 'e']), strtr($word, ['ä' => 'ae', 'ö' => 'oe', 'ü' => 'ue', 'é' => 'e'])];
    }
}
