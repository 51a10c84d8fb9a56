<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Listings;

use Closure;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\StoredPost;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Fields\ValueCleaning;
use RuntimeException;
use WP_Post;

if (!defined('ABSPATH')) {
    exit;
}

/** Stores listings as posts, with terms and metas in the legacy theme's format. */
final class ListingPosts implements ListingRepository
{
    public function __construct(private readonly DataNames $names)
    {
    }

    public function find(int $id): ?Listing
    {
        $post = $id > 0 ? get_post($id) : null;
        if (!$post instanceof WP_Post || $post->post_type !== $this->names->listing) {
            return null;
        }
        update_object_term_cache([$id], $post->post_type);

        return $this->read($post, static fn (string $key): mixed => get_post_meta($id, $key, true), static fn (string $taxonomy): array => self::terms($id, $taxonomy));
    }

    public function stored(int $id): ?Listing
    {
        $stored = StoredPost::read($id);

        return $stored?->post->post_type === $this->names->listing ? $this->read($stored->post, $stored->meta(...), $stored->terms(...)) : null;
    }

    /**
     * @param Closure(string): mixed $meta
     * @param Closure(string): list<int> $terms
     */
    private function read(WP_Post $post, Closure $meta, Closure $terms): Listing
    {
        $details = self::filled($meta($this->names->details));
        $values = self::filled($meta($this->names->values));

        return new Listing(
            id: $post->ID,
            title: $post->post_title,
            content: $post->post_content,
            excerpt: $post->post_excerpt,
            slug: $post->post_name,
            status: $post->post_status,
            author: (int) $post->post_author,
            published: self::published($post),
            categories: $terms($this->names->category),
            locations: $terms($this->names->location),
            features: $terms($this->names->feature) ?: ValueCleaning::ids($values[Field::FEATURES] ?? []),
            tags: $terms($this->names->tag),
            details: $details,
            values: ValueCleaning::fields($values),
            gallery: ValueCleaning::ids($meta(Meta::GALLERY)),
            image: (int) $meta('_thumbnail_id'),
            plan: ListingMeta::planId($meta(ListingMeta::PLAN), $details),
        );
    }

    public function save(Listing $listing): int
    {
        $isNew = $listing->id <= 0;
        $before = $isNew ? null : get_post($listing->id);
        if (!$isNew && ($before === null || $before->post_type !== $this->names->listing)) {
            throw new RuntimeException("There is no listing {$listing->id}.");
        }
        $converter = new ListingRow($this->names);
        $row = wp_slash($converter->toPost($listing));
        $terms = $converter->terms($listing);
        // Skip `wp_after_insert_post` here, so that its listeners run after the terms are set.
        $saved = $isNew ? FirstSave::insert($row, $terms) : wp_update_post($row, true, false);
        if (is_wp_error($saved)) {
            throw new RuntimeException($saved->get_error_message());
        }
        $id = (int) $saved;
        if (!$isNew) {
            foreach ($terms as $taxonomy => $ids) {
                wp_set_object_terms($id, $ids, $taxonomy);
            }
        }
        if (!$isNew && $listing->image === 0) {
            delete_post_thumbnail($id);
        }
        wp_after_insert_post($id, !$isNew, $before);

        return $id;
    }

    /** The time of publication; 0 for a post that was never published. */
    public static function published(WP_Post $post): int
    {
        $moment = str_starts_with($post->post_date_gmt, '0000') ? false : strtotime("{$post->post_date_gmt} +0000");

        return $moment === false ? 0 : $moment;
    }

    /** @return array<array-key, mixed> */
    private static function filled(mixed $stored): array
    {
        return is_array($stored) ? $stored : [];
    }

    /** @return list<int> */
    private static function terms(int $id, string $taxonomy): array
    {
        $terms = get_the_terms($id, $taxonomy);

        return is_array($terms) ? array_values(array_column($terms, 'term_id')) : [];
    }
}
