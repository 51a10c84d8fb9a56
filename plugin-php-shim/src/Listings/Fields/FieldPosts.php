<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldRepository;

if (!defined('ABSPATH')) {
    exit;
}

/** Reads custom fields, which are stored as posts. */
final class FieldPosts implements FieldRepository
{
    private const MOST = 1000;

    public function __construct(private readonly DataNames $names)
    {
    }

    public function ofCategories(array $categories): array
    {
        $named = $categories === [] ? [] : CategoryTerms::idsIn($this->names->category, Meta::CATEGORY_FIELDS, $categories);
        if ($named === []) {
            return [];
        }
        $places = array_flip($named);
        $rows = array_filter($this->rows(), static fn (array $row): bool => isset($places[$row['id']]) && !$row['settings']['everywhere']);
        // Sort by order number, then by position in the category. Fields of the legacy theme have no order number.
        usort($rows, static fn (array $a, array $b): int => [$a['order'], $places[$a['id']]] <=> [$b['order'], $places[$b['id']]]);

        return array_map(self::definition(...), $rows);
    }

    public function everywhere(): array
    {
        return $this->with('everywhere');
    }

    public function filterable(): array
    {
        return $this->with('filterable');
    }

    public function all(): array
    {
        return array_map(self::definition(...), $this->rows());
    }

    /**
     * @return list<FieldDefinition> The fields in which a setting is on. Does not load the classes of other fields' types.
     */
    private function with(string $setting): array
    {
        return array_map(self::definition(...), array_values(array_filter($this->rows(), static fn (array $row): bool => $row['settings'][$setting])));
    }

    /** @return list<array{id: int, slug: string, label: string, order: int, settings: array<string, mixed>}> */
    private function rows(): array
    {
        return array_values(CategoryCache::rememberFields("fields in order {$this->names->field}", $this->find(...)));
    }

    /** @return list<array{id: int, slug: string, label: string, order: int, settings: array<string, mixed>}> */
    private function find(): array
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
                'order' => $post->menu_order,
                'label' => wp_strip_all_tags(html_entity_decode($post->post_title, ENT_QUOTES | ENT_HTML5, 'UTF-8')),
                'settings' => FieldMeta::clean($settings),
            ];
        }

        return $rows;
    }

    /** @param array{id: int, slug: string, label: string, order: int, settings: array<string, mixed>} $row */
    private static function definition(array $row): FieldDefinition
    {
        $settings = $row['settings'];

        return new FieldDefinition(
            $row['id'],
            $row['slug'],
            $row['label'],
            FieldTypes::ofListingField($settings['type']),
            $settings['options'],
            $settings['required'],
            $settings['help'],
            $settings['filterable'],
            $settings['everywhere'],
        );
    }
}
