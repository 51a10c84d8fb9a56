<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review;

use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Listings\SiteListingRights;
use RuntimeException;

/** Keeps edits that wait, each in one meta of its listing: it is written and taken as a whole, and goes with the listing. */
final class PendingEdits
{
    private const META = ListingMeta::WAITING_EDIT;
    private const MOST = 200;

    public function __construct(private readonly DataNames $names)
    {
    }

    public function find(int $listing): ?PendingEdit
    {
        $kept = get_post_meta($listing, self::META, true);

        return is_array($kept) ? self::read($kept) : null;
    }

    /** The edit of the listing's present owner. */
    public function of(Listing $present): ?PendingEdit
    {
        $edit = $this->find($present->id);

        return $edit?->isBy($present->author) === true ? $edit : null;
    }

    /** What the form of a listing begins with: for its owner, what they wrote before and what waits. */
    public function opened(Listing $present): Listing
    {
        $edit = SiteListingRights::mayDecide() ? null : $this->of($present);

        return $edit === null ? $present : $edit->over($present);
    }

    /** @throws RuntimeException */
    public function keep(PendingEdit $edit): void
    {
        $kept = [
            'wanted' => get_object_vars($edit->wanted),
            'base' => get_object_vars($edit->base),
            'wishes' => $edit->wishes,
            'removed' => $edit->removed,
            'since' => $edit->since,
            'key' => $edit->key,
            'author' => $edit->author,
        ];
        if (update_post_meta($edit->wanted->id, self::META, wp_slash($kept)) === false) {
            throw new RuntimeException('The edit could not be kept.');
        }
    }

    public function drop(int $listing): void
    {
        delete_post_meta($listing, self::META);
    }

    /** Of several who decide over it at once, for one; not where it is another one by now. */
    public function take(int $listing, string $key): bool
    {
        global $wpdb;
        // phpcs:disable WordPress.DB.DirectDatabaseQuery
        $row = $wpdb->get_row($wpdb->prepare("SELECT meta_id, meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = %s", $listing, self::META), ARRAY_A);
        $kept = is_array($row) ? maybe_unserialize($row['meta_value']) : null;
        if (!is_array($kept) || !hash_equals((string) ($kept['key'] ?? ''), $key)) {
            return false;
        }
        $taken = (int) $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->postmeta} WHERE meta_id = %d AND meta_value = %s", (int) $row['meta_id'], $row['meta_value'])) === 1;
        // phpcs:enable
        wp_cache_delete($listing, 'post_meta');

        return $taken;
    }

    public function count(): int
    {
        global $wpdb;

        return (int) $wpdb->get_var($this->waiting('COUNT(*)')); // phpcs:ignore WordPress.DB -- prepared below.
    }

    /** @return list<int> The listings, those that wait the longest first. */
    public function listings(): array
    {
        global $wpdb;

        return array_map(intval(...), $wpdb->get_col($this->waiting('p.ID') . ' ORDER BY m.meta_id LIMIT ' . self::MOST)); // phpcs:ignore WordPress.DB -- prepared below.
    }

    /** Those in the trash wait for nothing. */
    private function waiting(string $what): string
    {
        global $wpdb;

        return $wpdb->prepare( // phpcs:ignore WordPress.DB -- columns by our own name.
            "SELECT {$what} FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = %s AND p.post_type = %s AND p.post_status <> 'trash'",
            self::META,
            $this->names->listing,
        );
    }

    /** @param array<array-key, mixed> $kept */
    private static function read(array $kept): ?PendingEdit
    {
        $listing = static function (mixed $facts): ?Listing {
            $known = is_array($facts) ? array_intersect_key($facts, get_object_vars(new Listing(0, ''))) : [];

            return isset($known['id'], $known['title']) ? new Listing(...$known) : null;
        };
        [$wanted, $base] = [$listing($kept['wanted'] ?? null), $listing($kept['base'] ?? null)];

        return $wanted === null || $base === null ? null : new PendingEdit(
            $wanted,
            $base,
            array_map(strval(...), (array) ($kept['wishes'] ?? [])),
            array_values(array_map(intval(...), (array) ($kept['removed'] ?? []))),
            (int) ($kept['since'] ?? 0),
            (string) ($kept['key'] ?? ''),
            // Edits of earlier versions say it in the listing that they began with.
            (int) ($kept['author'] ?? $base->author),
        );
    }
}
