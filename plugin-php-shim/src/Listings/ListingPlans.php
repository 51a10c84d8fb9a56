<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Plugin;

/** Reads plans and orders for themes and other plugins. These use the class name `Gazetteer\Api\Plans`. */
final class ListingPlans
{
    public static function order(int $id): ?Order
    {
        return Plugin::get(Orders::class)->find($id);
    }

    /** The plan of a listing; null if it has none. */
    public static function ofListing(int $listing): ?Plan
    {
        $details = ListingMeta::arrayOf($listing, Plugin::settings()->names()->details);

        return Plugin::get(PlanRepository::class)->find(ListingMeta::planId(get_post_meta($listing, ListingMeta::PLAN, true), $details));
    }

    /** Whether the plan of a listing includes a feature. Without a plan, everything is included. */
    public static function includes(int $listing, string $feature): bool
    {
        return self::ofListing($listing)?->has($feature) ?? true;
    }
}

class_alias(ListingPlans::class, 'Gazetteer\Api\Plans');
