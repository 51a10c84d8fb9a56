<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Search\Domain\Nearby;

/** Finds listings near a listing, and listings of the same kind. Both are searches of the index with a limit. */
final class SimilarListings
{
    /** Kilometres. Listings farther away are not “nearby” even if there are no closer ones. */
    private const RADIUS = 25.0;

    public function __construct(private readonly ListingSearch $search, private readonly ListingViews $views)
    {
    }

    /** @return list<array{ListingView, ?float}> The nearest first, with their distances in kilometres. */
    public function nearby(ListingView $view, int $limit): array
    {
        $position = $view->position();

        return $position === null ? [] : $this->find($view, $limit, new ListingQuery(nearby: new Nearby($position[0], $position[1], self::RADIUS), order: ListingOrder::Nearest));
    }

    /** @return list<array{ListingView, null}> Listings of the same categories; in the same place, if there are any. */
    public function related(ListingView $view, int $limit): array
    {
        $categories = array_column($view->categories(), 'term_id');
        if ($categories === []) {
            return [];
        }
        $query = new ListingQuery(categories: $categories);
        $places = array_column($view->places(), 'term_id');
        $here = $places === [] ? [] : $this->find($view, $limit, $query->with(locations: $places));

        return $here ?: $this->find($view, $limit, $query);
    }

    /** @return list<array{ListingView, ?float}> */
    private function find(ListingView $view, int $limit, ListingQuery $query): array
    {
        // One more than shown, because the listing finds itself.
        $found = $this->search->find($query->with(perPage: $limit + 1));
        $ids = array_slice(array_values(array_diff($found->ids, [$view->listing->id])), 0, $limit);
        $listings = [];
        foreach ($this->views->views($ids) as $one) {
            if ((string) get_post_field('post_password', $one->listing->id) === '') {
                $listings[] = [$one, $found->kilometres[$one->listing->id] ?? null];
            }
        }

        return $listings;
    }
}
