<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Expiry;

use Gazetteer\Data\DataNames;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Plans\Domain\PlanRepository;

/** The public listings whose time may be over or nearly so, by the date of each alone: whether it is, their orders say. */
final class DueListings
{
    private const AT_ONCE = 100;

    public function __construct(private readonly DataNames $names, private readonly PlanRepository $plans)
    {
    }

    /**
     * @param int $after The last one of those that were looked at.
     * @param int $ahead Seconds before the end.
     * @return list<int>
     */
    public function after(int $after, int $now, int $ahead): array
    {
        global $wpdb;
        $days = [];
        foreach ($this->plans->all() as $plan) {
            if ($plan->days > 0) {
                $days[$plan->id] = $plan->days;
            }
        }
        if ($days === []) {
            return [];
        }
        $places = implode(', ', array_fill(0, count($days), '%s'));
        $ids = $wpdb->get_col($wpdb->prepare( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
            "SELECT DISTINCT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s
            WHERE p.post_type = %s AND p.post_status = 'publish' AND p.ID > %d AND p.post_date_gmt < %s AND m.meta_value IN ({$places})
            ORDER BY p.ID LIMIT %d", // phpcs:ignore WordPress.DB -- nothing but places was put in.
            ListingMeta::PLAN,
            $this->names->listing,
            $after,
            gmdate('Y-m-d H:i:s', $now + $ahead - min($days) * DAY_IN_SECONDS + 1),
            ...array_keys($days),
            ...[self::AT_ONCE],
        ));
        $found = array_map(intval(...), $ids);
        _prime_post_caches($found, false, true);

        return $found;
    }
}
