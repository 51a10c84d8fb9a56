<?php

declare(strict_types=1);

// phpcs:disable WordPress.DB -- the inserted parts are integers.

namespace Gazetteer\Directory\Map;

use Gazetteer\Data\DataNames;
use Gazetteer\Search\Domain\Cluster;
use WP_Post;

/** The single listings of a map: title and link. Reads only these columns, because a map shows hundreds of listings. */
final class MapPins
{
    public function __construct(private readonly DataNames $names)
    {
    }

    /**
     * @param list<Cluster> $clusters Clusters of one listing.
     * @return list<array{id: int, title: string, link: string, lat: float, lng: float}>
     */
    public function pins(array $clusters): array
    {
        $posts = $this->posts(array_map(static fn (Cluster $cluster): int => $cluster->id, $clusters));
        $pins = [];
        foreach ($clusters as $cluster) {
            $post = $posts[$cluster->id] ?? null;
            if ($post !== null) {
                $pins[] = [
                    'id' => $cluster->id,
                    'title' => html_entity_decode(wp_strip_all_tags($post->post_title, true), ENT_QUOTES | ENT_HTML5, 'UTF-8'),
                    'link' => (string) get_permalink($post),
                    'lat' => round($cluster->latitude, 6),
                    'lng' => round($cluster->longitude, 6),
                ];
            }
        }

        return $pins;
    }

    /**
     * @param list<int> $ids
     * @return array<int, WP_Post>
     */
    private function posts(array $ids): array
    {
        global $wpdb;
        if ($ids === []) {
            return [];
        }
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT ID, post_title, post_name, post_author, post_date, post_parent FROM {$wpdb->posts} WHERE ID IN (" . implode(',', array_map(intval(...), $ids)) . ") AND post_type = %s AND post_status = 'publish' AND post_password = ''",
            $this->names->listing,
        ));
        $posts = [];
        foreach ((array) $rows as $row) {
            $row->post_type = $this->names->listing;
            $row->post_status = 'publish';
            $row->filter = 'raw';
            $posts[(int) $row->ID] = new WP_Post($row);
        }

        return $posts;
    }
}
