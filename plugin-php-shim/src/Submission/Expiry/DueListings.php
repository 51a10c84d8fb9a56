<?php

declare(strict_types=1);

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- the inserted parts are constants and integers; values are prepared.

namespace Gazetteer\Submission\Expiry;

use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Store\StoreFailure;
use Gazetteer\Kernel\Store\Table;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Plans\Domain\PlanRepository;

/**
 * Finds the public listings that may have expired or will expire soon. Skips listings whose next check, as stored by
 * an earlier run, is in the future.
 */
final class DueListings
{
    private const BATCH = 100;
    /** Recheck at least daily: a payment may be reversed, or the plan changed. */
    private const MAX_INTERVAL = DAY_IN_SECONDS;

    private readonly Table $table;

    public function __construct(private readonly DataNames $names, private readonly PlanRepository $plans)
    {
        $this->table = self::table();
    }

    /**
     * The database table stores the time of each listing's next check. A listing without a row is checked in the next
     * run.
     */
    public static function table(): Table
    {
        return new Table('listings_due', static fn (string $table, string $collation): string => "CREATE TABLE {$table} (
            listing bigint(20) unsigned NOT NULL,
            due bigint(20) unsigned NOT NULL DEFAULT 0,
            PRIMARY KEY  (listing),
            KEY due (due)
        ) {$collation};");
    }

    /**
     * @param int $after ID of the last processed listing.
     * @param int $ahead Finds listings that expire within this number of seconds.
     * @return list<int>
     */
    public function after(int $after, int $now, int $ahead): array
    {
        global $wpdb;
        $this->table->create();
        $isKnown = $this->table->exists();
        $conditions = $values = [];
        foreach ($this->plans->all() as $plan) {
            if ($plan->days > 0) {
                $conditions[] = '(m.meta_value = %s AND p.post_date_gmt < %s' . ($isKnown ? ' AND (d.listing IS NULL OR d.due <= %d))' : ')');
                array_push($values, (string) $plan->id, gmdate('Y-m-d H:i:s', $now + $ahead - $plan->days * DAY_IN_SECONDS + 1), ...($isKnown ? [$now] : []));
            }
        }
        if ($conditions === []) {
            return [];
        }
        $join = $isKnown ? $wpdb->prepare('LEFT JOIN %i d ON d.listing = p.ID', $this->table->name()) : '';
        $ids = $wpdb->get_col($wpdb->prepare( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
            "SELECT DISTINCT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s {$join}
            WHERE p.post_type = %s AND p.post_status = 'publish' AND p.ID > %d AND (" . implode(' OR ', $conditions) . ')
            ORDER BY p.ID LIMIT %d', // phpcs:ignore WordPress.DB -- only placeholders are inserted.
            ListingMeta::PLAN,
            $this->names->listing,
            $after,
            ...$values,
            ...[self::BATCH],
        ));
        $found = array_map(intval(...), $ids);
        _prime_post_caches($found, false, true);

        return $found;
    }

    /**
     * Stores when listings must be checked again.
     *
     * @param array<int, int> $next Time of the next check, keyed by listing ID; 0 for a listing that never expires.
     */
    public function saveNextChecks(array $next, int $now): void
    {
        $values = [];
        foreach ($next as $listing => $due) {
            array_push($values, $listing, min($due ?: PHP_INT_MAX, $now + self::MAX_INTERVAL));
        }
        if ($values !== []) {
            $sql = 'REPLACE INTO {table} (listing, due) VALUES ' . Table::places($next, '(%d, %d)');
            StoreFailure::tolerate(fn (): int => $this->table->change($sql, ...$values));
        }
    }

    /**
     * Deletes old rows. They belong to listings that are no longer public, because each run updates the rows of
     * public listings.
     */
    public function sweep(int $now): void
    {
        StoreFailure::tolerate(fn (): int => $this->table->change('DELETE FROM {table} WHERE due < %d', $now - 30 * DAY_IN_SECONDS));
    }
}
