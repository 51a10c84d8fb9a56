<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;

/** Creates listing views. Reads each plan once, even if several listings have the plan. */
final class ListingViews
{
    /** @var array<int, ?Plan> */
    private array $plans = [];

    /**
     * @param Closure(): ListingRepository $listings
     * @param Closure(): PlanRepository $planRepository
     */
    public function __construct(
        private readonly Closure $listings,
        private readonly Closure $planRepository,
        private readonly DataNames $names,
        private readonly bool $showsEmail,
    ) {
    }

    public function view(int $id): ?ListingView
    {
        $listing = ($this->listings)()->find($id);
        if ($listing === null) {
            return null;
        }
        $seen = post_password_required($id) ? self::guarded($listing) : $listing;

        return new ListingView($seen, $this->plan($seen->plan), $this->names, $this->showsEmail);
    }

    /**
     * Loads the data of all cards with a few queries.
     *
     * @param list<int> $ids
     * @return list<ListingView>
     */
    public function views(array $ids): array
    {
        _prime_post_caches($ids);
        ListingTerms::prime($ids, $this->names->category, $this->names->location);
        // Skip listings that are no longer published, because the search index may be slightly out of date.
        $ids = array_filter($ids, static fn (int $id): bool => get_post_status($id) === 'publish');
        $views = array_values(array_filter(array_map($this->view(...), $ids)));
        // Load two pictures per listing, because the first one may have been deleted.
        $pictures = array_merge([], ...array_map(static fn (ListingView $view): array => array_slice($view->pictures(), 0, 2), $views));
        if ($pictures !== []) {
            _prime_post_caches($pictures, false);
        }

        return $views;
    }

    /** Returns a copy with the data that is public for a listing with a password: title and terms. */
    private static function guarded(Listing $listing): Listing
    {
        return new Listing(
            $listing->id,
            $listing->title,
            slug: $listing->slug,
            status: $listing->status,
            author: $listing->author,
            published: $listing->published,
            categories: $listing->categories,
            locations: $listing->locations,
            features: $listing->features,
            tags: $listing->tags,
        );
    }

    /** Returns null for a deleted plan, so that the listing shows all details. */
    private function plan(int $id): ?Plan
    {
        if (!array_key_exists($id, $this->plans)) {
            $this->plans[$id] = $id === 0 ? null : ($this->planRepository)()->find($id);
        }

        return $this->plans[$id];
    }
}
