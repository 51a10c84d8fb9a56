<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Read;

use Closure;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\Search\PlainListings;
use Gazetteer\Tests\Search\SlowSearch;

final class RandomQueriesTest
{
    private const LISTINGS = 150;
    private const QUERIES = 1000;
    private const WORDS = [
        'Hotel', 'Hotels', 'Hostel', 'Motel', 'Harbour', 'Harbor', 'Bakery', 'Bakeries', 'Café', 'Zürich', 'Zuerich', 'Münster', 'Airport', 'Airports',
        'Drive-in', 'Wi-Fi', 'Wifi', 'Garden', 'Gardens', 'Grand', 'Grande', 'The', 'In', 'Und', 'River', 'Rivers', 'Knife', 'Knives', 'Museum', 'Theatre',
        'Theater', 'Centre', 'Center', 'Bar', 'Bars', 'Baron', 'Sky', 'Skyline', 'Gate', 'Gate12', '24h', 'Church', 'Churches', 'Boxes', 'Wohnungen', 'Wohnung',
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'the index answers a thousand random queries like a search of every listing' => static function (): void {
            mt_srand(24);
            $listings = self::listings();
            [$index, $slow] = [PlainListings::search(PlainListings::index($listings)), new SlowSearch($listings)];
            $withResults = $withWords = 0;
            for ($nth = 0; $nth < self::QUERIES; $nth++) {
                $query = self::query($listings);
                $expected = $slow->find($query);
                $found = $index->find($query);
                $page = array_slice($expected, ($query->page - 1) * $query->perPage, $query->perPage);
                Check::same([$query, count($expected), $page], [$query, $found->total, $found->ids]);
                $withResults += (int) ($expected !== []);
                $withWords += (int) ($expected !== [] && $query->words !== '');
            }
            Check::same([true, true], [$withResults > self::QUERIES / 2, $withWords > self::QUERIES / 3]);
        };
    }

    /** @return array<int, array<string, mixed>> */
    private static function listings(): array
    {
        $text = static fn (int $most): string => implode(' ', array_map(static fn (): string => self::WORDS[mt_rand(0, count(self::WORDS) - 1)], range(1, mt_rand(1, $most))));
        $some = static fn (int $from, int $to): array => array_values(array_unique(array_map(static fn (): int => mt_rand($from, $to), range(1, mt_rand(1, 3)))));
        $listings = [];
        for ($id = 1; $id <= self::LISTINGS; $id++) {
            $listings[7 * $id] = [
                'texts' => [$text(6), $text(3), $text(3), mt_rand(0, 1) ? $text(12) : ''],
                'categories' => $some(1, 5),
                'locations' => $some(11, 16),
                'features' => $some(21, 24),
                'values' => mt_rand(0, 1) ? ['size' => [['s', 'm', 'l'][mt_rand(0, 2)]]] : [],
                'published' => gmdate('Y-m-d H:i:s', 1_700_000_000 + mt_rand(0, 200)),
                'stars' => mt_rand(100, 500) / 100,
                'reviews' => mt_rand(0, 3),
            ];
        }

        return $listings;
    }

    /** @param array<int, array<string, mixed>> $listings */
    private static function query(array $listings): ListingQuery
    {
        $chance = static fn (int $percent): bool => mt_rand(1, 100) <= $percent;
        $one = $listings[array_rand($listings)];
        $words = [];
        foreach (range(1, $chance(80) ? mt_rand(1, 3) : 0) as $_) {
            $of = $chance(85) ? $one : $listings[array_rand($listings)];
            $all = preg_split('/ /', trim($of['texts'][$chance(50) ? 0 : mt_rand(0, 3)])) ?: [''];
            $words[] = self::typed($all[array_rand($all)], $chance);
        }
        $orders = [ListingOrder::Relevance, ListingOrder::Relevance, ListingOrder::Newest, ListingOrder::Title, ListingOrder::Rating];

        return new ListingQuery(
            categories: $chance(20) ? array_slice($one['categories'], 0, 2) : [],
            locations: $chance(20) ? array_slice($one['locations'], 0, 1) : [],
            features: $chance(10) ? $one['features'] : [],
            values: $chance(10) ? ['size' => ['s', 'm']] : [],
            words: implode(' ', $words),
            order: $orders[mt_rand(0, count($orders) - 1)],
            page: $chance(80) ? 1 : mt_rand(2, 3),
            perPage: [5, 20, 500][mt_rand(0, 2)],
        );
    }

    /** Cuts the word, or adds an error, in some cases. */
    private static function typed(string $word, Closure $chance): string
    {
        if (preg_match('/^[A-Za-z]{4,}$/', $word) !== 1) {
            return $word;
        }
        $at = mt_rand(0, strlen($word) - 2);

        return match (true) {
            $chance(30) => substr($word, 0, mt_rand(2, strlen($word))),
            $chance(20) => substr($word, 0, $at) . substr($word, $at + 1),
            $chance(15) => substr($word, 0, $at) . $word[$at + 1] . $word[$at] . substr($word, $at + 2),
            $chance(15) => substr($word, 0, $at) . 'q' . substr($word, $at + mt_rand(0, 1)),
            $chance(15) => "{$word}s",
            default => $word,
        };
    }
}
