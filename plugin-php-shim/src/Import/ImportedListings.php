<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Gazetteer\Data\DataNames;

/** Finds imported listings by the key of their row, with the hash of the row that was last imported. */
final class ImportedListings
{
    public const KEY = '_gazetteer_key';
    public const HASH = '_gazetteer_row';

    public function __construct(private readonly DataNames $names)
    {
    }

    /**
     * @param list<string> $keys
     * @return array<string, array{id: int, hash: string}> The listings that exist, by key. Listings in the trash are
     *     not included.
     */
    public function find(array $keys): array
    {
        $found = $this->byKey($keys);
        $addresses = array_filter($keys, static fn (string $key): bool => !isset($found[$key]) && str_contains($key, '://'));
        $found += $addresses === [] ? [] : $this->byAddress(array_values($addresses));
        update_meta_cache('post', array_column($found, 'id'));

        return array_map(static fn (int $id): array => ['id' => $id, 'hash' => (string) get_post_meta($id, self::HASH, true)], array_column($found, 'id', 'key'));
    }

    /** Returns the key of a listing. A listing that was never imported has its GUID as key. */
    public static function keyOf(\WP_Post $listing): string
    {
        $key = get_post_meta($listing->ID, self::KEY, true);

        return is_string($key) && $key !== '' ? $key : html_entity_decode($listing->guid, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    /**
     * @param list<string> $keys
     * @return array<string, array{key: string, id: int}>
     */
    private function byKey(array $keys): array
    {
        global $wpdb;

        return $this->rows($keys, "SELECT m.meta_value, p.ID FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
            WHERE m.meta_key = '" . self::KEY . "' AND m.meta_value IN (%list%) AND p.post_type = %s AND p.post_status <> 'trash' ORDER BY p.ID DESC", $keys);
    }

    /**
     * @param list<string> $keys
     * @return array<string, array{key: string, id: int}>
     */
    private function byAddress(array $keys): array
    {
        global $wpdb;
        $stored = array_map(static fn (string $key): string => esc_url_raw($key), $keys);
        $escaped = array_map(static fn (string $key): string => str_replace('&', '&#038;', $key), $stored);

        return $this->rows($keys, "SELECT p.guid, p.ID FROM {$wpdb->posts} p WHERE p.guid IN (%list%) AND p.post_type = %s AND p.post_status <> 'trash'
            AND NOT EXISTS (SELECT 1 FROM {$wpdb->postmeta} m WHERE m.post_id = p.ID AND m.meta_key = '" . self::KEY . "') ORDER BY p.ID DESC", [...$stored, ...$escaped]);
    }

    /**
     * @param list<string> $keys
     * @param list<string> $wanted
     * @return array<string, array{key: string, id: int}>
     */
    private function rows(array $keys, string $question, array $wanted): array
    {
        global $wpdb;
        $question = str_replace('%list%', implode(', ', array_fill(0, count($wanted), '%s')), $question);
        $found = [];
        // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- only placeholders were inserted.
        foreach ($wpdb->get_results($wpdb->prepare($question, ...$wanted, ...[$this->names->listing]), ARRAY_N) as [$key, $id]) {
            $key = html_entity_decode($key, ENT_QUOTES | ENT_HTML5, 'UTF-8');
            // Some database collations compare text case-insensitively.
            if (in_array($key, $keys, true)) {
                $found[$key] = ['key' => $key, 'id' => (int) $id];
            }
        }

        return $found;
    }
}
