<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Listings;

use Gazetteer\Contract\Meta;
use Gazetteer\Domain\Listing\FieldDefinition;
use Gazetteer\Domain\Listing\FieldKind;
use Gazetteer\Domain\Listing\FieldShelf;
use Gazetteer\WordPress\Directory\Names;

/** The custom fields that the owner made, as posts. */
final class FieldPosts implements FieldShelf
{
    private const MOST = 1000;

    public function __construct(private readonly Names $names, private readonly CategoryTerms $categories)
    {
    }

    public function ofCategories(array $categories): array
    {
        $named = $categories === [] ? [] : $this->categories->named(Meta::CATEGORY_FIELDS, $categories);
        if ($named === []) {
            return [];
        }

        return array_values(array_filter($this->all(), static fn (FieldDefinition $field): bool => !$field->isEverywhere && in_array($field->id, $named, true)));
    }

    public function everywhere(): array
    {
        return array_values(array_filter($this->all(), static fn (FieldDefinition $field): bool => $field->isEverywhere));
    }

    public function all(): array
    {
        return array_map(self::definition(...), array_values(Remembered::of("fields {$this->names->field}", $this->rows(...))));
    }

    /** @return list<array{id: int, slug: string, label: string, settings: array<string, mixed>}> */
    private function rows(): array
    {
        $posts = get_posts([
            'post_type' => $this->names->field,
            'post_status' => 'publish',
            'numberposts' => self::MOST,
            'orderby' => ['menu_order' => 'ASC', 'ID' => 'ASC'],
            'update_post_term_cache' => false,
        ]);
        $rows = [];
        foreach ($posts as $post) {
            $settings = get_post_meta($post->ID, FieldMeta::SETTINGS, true) ?: LegacyField::read($post->ID, $this->names);
            $rows[] = [
                'id' => $post->ID,
                'slug' => $post->post_name,
                'label' => wp_strip_all_tags(html_entity_decode($post->post_title, ENT_QUOTES | ENT_HTML5, 'UTF-8')),
                'settings' => FieldMeta::clean($settings),
            ];
        }

        return $rows;
    }

    /** @param array{id: int, slug: string, label: string, settings: array<string, mixed>} $row */
    private static function definition(array $row): FieldDefinition
    {
        $settings = $row['settings'];

        return new FieldDefinition(
            $row['id'],
            $row['slug'],
            $row['label'],
            FieldKind::tryFrom($settings['type']) ?? FieldKind::Text,
            $settings['options'],
            $settings['required'],
            $settings['help'],
            $settings['filterable'],
            $settings['everywhere'],
        );
    }
}
