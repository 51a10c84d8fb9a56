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

    /** @return list<ListingView> The nearest first. */
    public function nearby(ListingView $view, int $limit): array
    {
        $position = $view->position();

        return $position === null ? [] : $this->find($view, $limit, new ListingQuery(nearby: new Nearby($position[0], $position[1], self::RADIUS), order: ListingOrder::Nearest));
    }

    /** @return list<ListingView> Listings of the same categories; in the same place, if there are any. */
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

    /** @return list<ListingView> */
    private function find(ListingView $view, int $limit, ListingQuery $query): array
    {
        // One more than shown, because the listing finds itself.
        $ids = array_values(array_diff($this->search->find($query->with(perPage: $limit + 1))->ids, [$view->listing->id]));
        $isOpen = static fn (ListingView $found): bool => (string) get_post_field('post_password', $found->listing->id) === '';

        return array_values(array_filter($this->views->views(array_slice($ids, 0, $limit)), $isOpen));
    }
}
