<?php

declare(strict_types=1);

namespace Gazetteer\Import\Sources;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Listings\Domain\Detail;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * HivePress: each attribute is a post meta with the prefix `hp_`, or a taxonomy for attributes with options. Reviews are
 * comments that keep their stars in `comment_karma`.
 */
final class HivePressImporter extends SiteImporter
{
    /** Attributes that many sites have. HivePress itself has none of them. */
    private const DETAILS = [
        'phone' => Detail::Phone, 'email' => Detail::Email, 'website' => Detail::Website, 'tagline' => Detail::Tagline, 'price' => Detail::PriceFrom,
        'twitter' => Detail::Twitter, 'facebook' => Detail::Facebook, 'linkedin' => Detail::LinkedIn, 'youtube' => Detail::YouTube, 'instagram' => Detail::Instagram,
    ];

    /** @var array<int, list<array<string, mixed>>> */
    private array $attached = [];
    /** @var array<string, string>|null The labels of the attributes, by name. */
    private ?array $attributes = null;

    public function label(): string
    {
        return 'HivePress';
    }

    protected function type(): string
    {
        return 'hp_listing';
    }

    protected function taxonomies(): array
    {
        return [Column::Category->value => 'hp_listing_category', Column::Location->value => 'hp_listing_region', Column::Tags->value => 'hp_listing_tags'];
    }

    public function fields(): array
    {
        $own = array_diff_key($this->attributes(), self::DETAILS);

        return array_combine(array_map(self::slug(...), array_keys($own)), $own);
    }

    protected function prepare(array $posts): void
    {
        $this->attached = SourcePosts::rowsOf($posts, 'posts', 'post_parent', 'menu_order');
    }

    protected function details(SourcePost $post): array
    {
        $cells = [
            Detail::Address->value => $post->text('hp_location'),
            Detail::Latitude->value => $post->text('hp_latitude'),
            Detail::Longitude->value => $post->text('hp_longitude'),
            Detail::Claimed->value => in_array($post->text('hp_verified'), ['', '0'], true) ? '' : 'claimed',
            Column::Gallery->value => $this->images($post),
        ];
        foreach (array_keys($this->attributes()) as $name) {
            $terms = array_map(static fn (array $path): string => (string) end($path), $post->terms("hp_listing_{$name}"));
            $value = $terms !== [] ? $terms : $post->value("hp_{$name}");
            if ($value === '' || $value === [] || $value === false) {
                continue;
            }
            $detail = self::DETAILS[$name] ?? null;
            $cells[$detail === null ? Column::FIELD . self::slug($name) : $detail->value] = is_array($value) ? array_values(array_filter($value, is_scalar(...))) : $value;
        }
        foreach (self::DETAILS as $name => $detail) {
            // The attribute may have been deleted, or a plugin writes the meta itself.
            $cells[$detail->value] ??= $post->text("hp_{$name}");
        }
        if (self::isOver($post->text('hp_expired_time'))) {
            $cells[Column::Status->value] = 'expired';
        }

        return $cells;
    }

    protected function reviews(SourcePost $post): array
    {
        return $post->reviews('hp-review', ['hp_review'], static fn (array $comment): float => (float) $comment['comment_karma']);
    }

    /** @return list<string> */
    private function images(SourcePost $post): array
    {
        $images = array_filter($this->attached[$post->id] ?? [], static fn (array $row): bool => $row['post_type'] === 'attachment' && str_starts_with((string) $row['post_mime_type'], 'image/'));

        return array_values(array_map(static fn (array $row): string => (string) $row['ID'], $images));
    }

    /** @return array<string, string> */
    private function attributes(): array
    {
        global $wpdb;
        if ($this->attributes === null) {
            $this->attributes = [];
            $rows = $wpdb->get_results("SELECT p.post_name, p.post_title, m.meta_value FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = 'hp_edit_field_label'
                WHERE p.post_type IN ('hp_attribute', 'hp_listing_attribute') AND p.post_status = 'publish' ORDER BY p.menu_order, p.ID", ARRAY_A);
            foreach ((array) $rows as $row) {
                $this->attributes[str_replace('-', '_', (string) $row['post_name'])] = (string) ($row['meta_value'] ?: $row['post_title']);
            }
        }

        return $this->attributes;
    }
}
