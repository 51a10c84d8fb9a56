<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Cards\Places;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;

/** Makes views of listings. Each plan is read once, however many listings have it. */
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
     * All that cards show, in a handful of queries.
     *
     * @param list<int> $ids
     * @return list<ListingView>
     */
    public function views(array $ids): array
    {
        _prime_post_caches($ids);
        Places::prime($ids, $this->names->category, $this->names->location);
        // What was found may have been taken back since.
        $ids = array_filter($ids, static fn (int $id): bool => get_post_status($id) === 'publish');
        $views = array_values(array_filter(array_map($this->view(...), $ids)));
        // A second choice, should the first one have been deleted since.
        $pictures = array_merge([], ...array_map(static fn (ListingView $view): array => array_slice($view->pictures(), 0, 2), $views));
        if ($pictures !== []) {
            _prime_post_caches($pictures, false);
        }

        return $views;
    }

    /** Of what a password guards, title and terms are public. */
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

    /** A plan that is no longer there takes nothing away. */
    private function plan(int $id): ?Plan
    {
        if (!array_key_exists($id, $this->plans)) {
            $this->plans[$id] = $id === 0 ? null : ($this->planRepository)()->find($id);
        }

        return $this->plans[$id];
    }
}
