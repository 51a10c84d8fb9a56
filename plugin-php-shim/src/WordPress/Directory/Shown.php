<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

use Closure;
use Gazetteer\Domain\Listing\ListingShelf;
use Gazetteer\Domain\Plan\Plan;
use Gazetteer\Domain\Plan\PlanShelf;

/** Makes views of listings. Each plan is read once, however many listings have it. */
final class Shown
{
    /** @var array<int, ?Plan> */
    private array $plans = [];

    /**
     * @param Closure(): ListingShelf $listings
     * @param Closure(): PlanShelf $planShelf
     */
    public function __construct(
        private readonly Closure $listings,
        private readonly Closure $planShelf,
        private readonly Names $names,
        private readonly bool $showsEmail,
    ) {
    }

    public function view(int $id): ?ListingView
    {
        $listing = ($this->listings)()->find($id);
        if ($listing === null) {
            return null;
        }

        return new ListingView($listing, $this->plan($listing->plan), $this->names, $this->showsEmail);
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
        $views = array_values(array_filter(array_map($this->view(...), $ids)));
        $pictures = array_filter(array_map(static fn (ListingView $view): int => $view->image(), $views));
        if ($pictures !== []) {
            _prime_post_caches($pictures, false);
        }

        return $views;
    }

    /** A plan that is no longer there takes nothing away. */
    private function plan(int $id): ?Plan
    {
        return $id === 0 ? null : $this->plans[$id] ??= ($this->planShelf)()->find($id);
    }
}
