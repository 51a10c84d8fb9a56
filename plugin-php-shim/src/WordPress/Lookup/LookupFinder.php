<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Closure;
use Gazetteer\Domain\Listing\ListingFinder;
use Gazetteer\Domain\Listing\ListingOrder;
use Gazetteer\Domain\Listing\ListingPage;
use Gazetteer\Domain\Listing\ListingQuery;
use Gazetteer\Domain\Lookup\Circle;
use Gazetteer\Domain\Lookup\Facet;

/** Finds listings in the lookup: sets are cut with each other, and a page is taken from what is left. */
final class LookupFinder implements ListingFinder
{
    private readonly FacetSets $sets;
    private readonly Pages $pages;
    private ?NearbyPages $nearby = null;

    /** @param Closure(string): ?string $kind By which facets a taxonomy's terms are found. */
    public function __construct(private readonly LookupTables $tables, private readonly Closure $kind)
    {
        $this->sets = new FacetSets($tables);
        $this->pages = new Pages($tables, $this->sets);
    }

    public function find(ListingQuery $query): ListingPage
    {
        $set = (new Conditions($this->sets))->of($query);
        if ($set !== null && $set->count() === 0) {
            return new ListingPage([], 0);
        }
        $first = max(0, $query->page - 1) * max(1, $query->perPage);
        $most = max(1, $query->perPage);
        if ($query->nearby === null) {
            return $this->pages->page($set, $query->order === ListingOrder::Newest, $first, $most);
        }
        $this->nearby ??= new NearbyPages($this->tables, $this->sets);
        $circle = Circle::around($query->nearby);
        if ($query->order === ListingOrder::Nearest) {
            return $this->nearby->nearest($set, $circle, $first, $most);
        }
        $near = $this->nearby->all($set, $circle);
        $page = $this->pages->page($near, $query->order === ListingOrder::Newest, $first, $most);

        return new ListingPage($page->ids, $page->total, $this->nearby->kilometres($page->ids, $circle));
    }

    public function counts(string $taxonomy): array
    {
        $kind = ($this->kind)($taxonomy);

        return $kind === null ? [] : $this->numbered(Facet::beginning("{$kind}:"));
    }

    /** @return array<int, int> How many listings of a category, and of those below it, have each feature. */
    public function featuresOf(int $category): array
    {
        return $this->numbered(Facet::beginning("p:{$category}:"));
    }

    /**
     * @param list<int> $ids
     * @return array<int, array<string, mixed>> In the order asked for.
     */
    public function cards(array $ids): array
    {
        if ($ids === []) {
            return [];
        }
        $cards = array_column($this->tables->rows(
            'SELECT id, card FROM {cards} WHERE id IN (' . implode(',', array_map(intval(...), $ids)) . ')',
        ), 'card', 'id');
        $found = [];
        foreach ($ids as $id) {
            if (isset($cards[$id])) {
                $found[$id] = (array) json_decode((string) $cards[$id], true);
            }
        }

        return $found;
    }

    /** @return array<string, mixed>|null */
    public function detail(int|string $which): ?array
    {
        $card = is_int($which)
            ? $this->tables->rows('SELECT card FROM {cards} WHERE id = %d', $which)
            : $this->tables->rows(
                'SELECT c.card FROM {listings} l JOIN {cards} c ON c.id = l.id WHERE l.slug = %s ORDER BY l.id LIMIT 1',
                mb_substr($which, 0, 191),
            );

        return $card === [] ? null : (array) json_decode((string) $card[0]['card'], true);
    }

    /**
     * @param array{string, string} $range
     * @return array<int, int> By what stands behind the last colon.
     */
    private function numbered(array $range): array
    {
        $numbered = [];
        foreach ($this->sets->sizesOfRange(...$range) as $facet => $listings) {
            $numbered[(int) substr((string) strrchr($facet, ':'), 1)] = $listings;
        }

        return $numbered;
    }
}
