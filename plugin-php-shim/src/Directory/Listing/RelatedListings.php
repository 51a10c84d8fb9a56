<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Search\Domain\Nearby;

/**
 * Finds listings near a listing, and listings of the same kind. Both are searches of the index with a limit. A page
 * usually shows both lists, so their posts, terms and pictures are loaded together.
 */
final class RelatedListings
{
    /** Kilometres. Listings farther away are not “nearby” even if there are no closer ones. */
    private const RADIUS = 25.0;
    private const SAME_PLACE = 0.1;

    /** @var array<string, array{nearby: list<array{ListingView, ?float}>, related: list<array{ListingView, ?float}>}> By listing and limit. */
    private array $found = [];

    public function __construct(private readonly ListingSearch $search, private readonly ListingViews $views)
    {
    }

    /** @return list<array{ListingView, ?float}> The nearest first, with their distances in kilometres. */
    public function nearby(ListingView $view, int $limit): array
    {
        return $this->both($view, $limit)['nearby'];
    }

    /** @return list<array{ListingView, ?float}> Listings of the same categories; in the same place, if there are any. */
    public function related(ListingView $view, int $limit): array
    {
        return $this->both($view, $limit)['related'];
    }

    /** @return array{nearby: list<array{ListingView, ?float}>, related: list<array{ListingView, ?float}>} */
    private function both(ListingView $view, int $limit): array
    {
        return $this->found["{$view->listing->id} {$limit}"] ??= $this->load($view, $limit);
    }

    /** @return array{nearby: list<array{ListingView, ?float}>, related: list<array{ListingView, ?float}>} */
    private function load(ListingView $view, int $limit): array
    {
        $pages = ['nearby' => $this->findNearby($view, $limit), 'related' => $this->findRelated($view, $limit)];
        $ids = array_map(fn (?ListingPage $page): array => self::others($view, $page, $limit), $pages);
        $views = [];
        foreach ($this->views->views(array_values(array_unique(array_merge(...array_values($ids))))) as $found) {
            // The card of a listing with a password would show its title.
            if ((string) get_post_field('post_password', $found->listing->id) === '') {
                $views[$found->listing->id] = $found;
            }
        }
        $list = static fn (string $kind): array => array_map(
            static fn (int $id): array => [$views[$id], self::distance($pages[$kind], $id)],
            array_values(array_filter($ids[$kind], static fn (int $id): bool => isset($views[$id]))),
        );

        return ['nearby' => $list('nearby'), 'related' => $list('related')];
    }

    private function findNearby(ListingView $view, int $limit): ?ListingPage
    {
        $position = $view->position();

        // One more than shown, because the listing finds itself.
        return $position === null ? null : $this->search->find(new ListingQuery(
            nearby: new Nearby($position[0], $position[1], self::RADIUS),
            order: ListingOrder::Nearest,
            perPage: $limit + 1,
        ));
    }

    private function findRelated(ListingView $view, int $limit): ?ListingPage
    {
        $categories = array_column($view->categories(), 'term_id');
        if ($categories === []) {
            return null;
        }
        $query = new ListingQuery(categories: $categories, perPage: $limit + 1);
        $places = array_column($view->places(), 'term_id');
        $here = $places === [] ? null : $this->search->find($query->with(locations: $places));

        return self::others($view, $here, $limit) === [] ? $this->search->find($query) : $here;
    }

    /** @return list<int> */
    private static function others(ListingView $view, ?ListingPage $page, int $limit): array
    {
        return array_slice(array_values(array_diff($page->ids ?? [], [$view->listing->id])), 0, $limit);
    }

    /** Returns null for listings in the same building, which have no distance worth showing. */
    private static function distance(?ListingPage $page, int $id): ?float
    {
        $kilometres = $page->kilometres[$id] ?? 0.0;

        return $kilometres < self::SAME_PLACE ? null : $kilometres;
    }
}
