<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search;

use DateTimeImmutable;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\IndexEntry;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\StoredOrder;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\Read\SetSearch;
use Gazetteer\Search\Write\BulkWriter;
use Gazetteer\Search\Write\FacetChanges;
use Gazetteer\Search\Write\ListingText;
use Gazetteer\Search\Write\RoughOrders;

require_once __DIR__ . '/../stubs/database.php';

/** Writes listings, given as plain arrays, to a search index in memory. */
final class PlainListings
{
    /** @param array<int, array<string, mixed>> $listings By ID: texts, categories, locations, features, values, published, stars and reviews. */
    public static function index(array $listings): IndexTables
    {
        $GLOBALS['wpdb'] = new \StubDatabase();
        $GLOBALS['wpdb']->createIndex();
        $tables = new IndexTables();
        $writer = new BulkWriter($tables);
        $writer->add(array_combine(array_keys($listings), array_map(self::entry(...), $listings, array_keys($listings))));
        $writer->write();
        (new RoughOrders($tables, new FacetChanges($tables)))->renew();

        return $tables;
    }

    public static function search(IndexTables $tables): SetSearch
    {
        return new SetSearch($tables, static fn (): ?string => null, static fn (): DateTimeImmutable => new DateTimeImmutable('2026-11-25 12:00'));
    }

    /** @return list<int> */
    public static function find(IndexTables $tables, string $words, mixed ...$more): array
    {
        return self::search($tables)->find(new ListingQuery(...['words' => $words, 'order' => ListingOrder::Relevance, 'perPage' => 100, ...$more]))->ids;
    }

    /**
     * Listings with nothing but texts. Later ones are newer.
     *
     * @param array<int, list<string>> $texts Title, category and place, features and fields, description.
     * @return array<int, array<string, mixed>>
     */
    public static function withTexts(array $texts): array
    {
        $listings = [];
        foreach ($texts as $id => $some) {
            $listings[$id] = ['texts' => $some + ['', '', '', ''], 'published' => gmdate('Y-m-d H:i:s', 1_700_000_000 + $id)];
        }

        return $listings;
    }

    /** @param array<string, mixed> $listing */
    private static function entry(array $listing, int $id): IndexEntry
    {
        return new IndexEntry(
            $id,
            $listing['texts'][0],
            $listing['published'],
            Facet::allOf(
                $listing['categories'] ?? [],
                $listing['locations'] ?? [],
                $listing['features'] ?? [],
                [],
                $listing['values'] ?? [],
                array_map(ListingText::split(...), $listing['texts']),
                null,
                $listing['others'] ?? [],
            ),
            null,
            StoredOrder::ratingKey($listing['stars'] ?? 0.0, $listing['reviews'] ?? 0, $listing['published']),
        );
    }
}
