<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review;

use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Listings\SiteListingRights;
use RuntimeException;

/**
 * Stores each pending edit in one meta of its listing, so that WordPress deletes the edit together with the listing.
 */
final class PendingEdits
{
    private const META = ListingMeta::WAITING_EDIT;
    private const MOST = 200;

    public function __construct(private readonly DataNames $names)
    {
    }

    public function find(int $listing): ?PendingEdit
    {
        $stored = get_post_meta($listing, self::META, true);

        return is_array($stored) ? self::read($stored) : null;
    }

    /** Returns the pending edit, unless a former owner made it. */
    public function ofOwner(Listing $present): ?PendingEdit
    {
        $edit = $this->find($present->id);

        return $edit?->isBy($present->author) === true ? $edit : null;
    }

    /** Returns the listing for the edit form. If the owner has a pending edit, the listing contains its changes. */
    public function withPendingEdit(Listing $present): Listing
    {
        $edit = SiteListingRights::mayDecide() ? null : $this->ofOwner($present);

        return $edit === null ? $present : $edit->applyTo($present);
    }

    /** @throws RuntimeException */
    public function save(PendingEdit $edit): void
    {
        $stored = [
            'wanted' => get_object_vars($edit->wanted),
            'base' => get_object_vars($edit->base),
            'wishes' => $edit->wishes,
            'removed' => $edit->removed,
            'since' => $edit->since,
            'key' => $edit->key,
            'author' => $edit->author,
        ];
        if (update_post_meta($edit->wanted->id, self::META, wp_slash($stored)) === false) {
            throw new RuntimeException('The edit could not be kept.');
        }
    }

    public function delete(int $listing): void
    {
        delete_post_meta($listing, self::META);
    }

    /**
     * Deletes the edit if its key is unchanged. If several requests decide at the same time, only one of the calls
     * returns true.
     */
    public function deleteIfUnchanged(int $listing, string $key): bool
    {
        global $wpdb;
        // phpcs:disable WordPress.DB.DirectDatabaseQuery
        $row = $wpdb->get_row($wpdb->prepare("SELECT meta_id, meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = %s", $listing, self::META), ARRAY_A);
        $stored = is_array($row) ? maybe_unserialize($row['meta_value']) : null;
        if (!is_array($stored) || !hash_equals((string) ($stored['key'] ?? ''), $key)) {
            return false;
        }
        $isDeleted = (int) $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->postmeta} WHERE meta_id = %d AND meta_value = %s", (int) $row['meta_id'], $row['meta_value'])) === 1;
        // phpcs:enable
        wp_cache_delete($listing, 'post_meta');

        return $isDeleted;
    }

    public function count(): int
    {
        global $wpdb;

        return (int) $wpdb->get_var($this->query('COUNT(*)')); // phpcs:ignore WordPress.DB -- prepared below.
    }

    /** @return list<int> IDs of the listings with a pending edit, oldest edit first. */
    public function listings(): array
    {
        global $wpdb;

        return array_map(intval(...), $wpdb->get_col($this->query('p.ID') . ' ORDER BY m.meta_id LIMIT ' . self::MOST)); // phpcs:ignore WordPress.DB -- prepared below.
    }

    /** Excludes listings in the trash, because they need no review. */
    private function query(string $columns): string
    {
        global $wpdb;

        return $wpdb->prepare( // phpcs:ignore WordPress.DB -- only constants are inserted.
            "SELECT {$columns} FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = %s AND p.post_type = %s AND p.post_status <> 'trash'",
            self::META,
            $this->names->listing,
        );
    }

    /** @param array<array-key, mixed> $stored */
    private static function read(array $stored): ?PendingEdit
    {
        $listing = static function (mixed $facts): ?Listing {
            $known = is_array($facts) ? array_intersect_key($facts, get_object_vars(new Listing(0, ''))) : [];

            return isset($known['id'], $known['title']) ? new Listing(...$known) : null;
        };
        [$wanted, $base] = [$listing($stored['wanted'] ?? null), $listing($stored['base'] ?? null)];

        return $wanted === null || $base === null ? null : new PendingEdit(
            $wanted,
            $base,
            array_map(strval(...), (array) ($stored['wishes'] ?? [])),
            array_values(array_map(intval(...), (array) ($stored['removed'] ?? []))),
            (int) ($stored['since'] ?? 0),
            (string) ($stored['key'] ?? ''),
            // Pending edits of earlier plugin versions contain the author only in the base listing.
            (int) ($stored['author'] ?? $base->author),
        );
    }
}
