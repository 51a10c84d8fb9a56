<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/** What listings are sorted by. */
final class ListingTaxonomies
{
    public static function register(DataNames $names): void
    {
        foreach (self::shapes($names) as $name => [$slug, $isTree, $labels]) {
            if (taxonomy_exists($name)) {
                register_taxonomy_for_object_type($name, $names->listing);
                continue;
            }
            register_taxonomy($name, [$names->listing], [
                'labels' => $labels,
                'public' => true,
                'hierarchical' => $isTree,
                'show_in_rest' => true,
                'rest_base' => "gazetteer-listing-{$slug}",
                'show_admin_column' => $isTree,
                'show_tagcloud' => false,
                'rewrite' => ['slug' => self::slug($name, $slug), 'with_front' => false, 'hierarchical' => $isTree],
            ]);
        }
    }

    /** Terms that came with the legacy theme keep their addresses. */
    private static function slug(string $name, string $own): string
    {
        return str_starts_with($name, DataNames::OWN . '_') ? "listing-{$own}" : $name;
    }

    /** @return array<string, array{string, bool, array<string, string>}> By name: what it is called in addresses, whether terms have terms below them, labels. */
    private static function shapes(DataNames $names): array
    {
        return [
            $names->category => ['category', true, [
                'name' => __('Listing categories', 'gazetteer'),
                'singular_name' => __('Listing category', 'gazetteer'),
                'menu_name' => __('Categories', 'gazetteer'),
                'all_items' => __('All categories', 'gazetteer'),
                'edit_item' => __('Edit category', 'gazetteer'),
                'view_item' => __('View category', 'gazetteer'),
                'update_item' => __('Update category', 'gazetteer'),
                'add_new_item' => __('Add category', 'gazetteer'),
                'new_item_name' => __('Name of the new category', 'gazetteer'),
                'parent_item' => __('Parent category', 'gazetteer'),
                'parent_item_colon' => __('Parent category:', 'gazetteer'),
                'search_items' => __('Search categories', 'gazetteer'),
                'not_found' => __('No categories yet.', 'gazetteer'),
                'back_to_items' => __('← Go to categories', 'gazetteer'),
            ]],
            $names->location => ['location', true, [
                'name' => __('Locations', 'gazetteer'),
                'singular_name' => __('Location', 'gazetteer'),
                'all_items' => __('All locations', 'gazetteer'),
                'edit_item' => __('Edit location', 'gazetteer'),
                'view_item' => __('View location', 'gazetteer'),
                'update_item' => __('Update location', 'gazetteer'),
                'add_new_item' => __('Add location', 'gazetteer'),
                'new_item_name' => __('Name of the new location', 'gazetteer'),
                'parent_item' => __('Parent location', 'gazetteer'),
                'parent_item_colon' => __('Parent location:', 'gazetteer'),
                'search_items' => __('Search locations', 'gazetteer'),
                'not_found' => __('No locations yet.', 'gazetteer'),
                'back_to_items' => __('← Go to locations', 'gazetteer'),
            ]],
            $names->feature => ['feature', false, [
                'name' => __('Features', 'gazetteer'),
                'singular_name' => __('Feature', 'gazetteer'),
                'all_items' => __('All features', 'gazetteer'),
                'edit_item' => __('Edit feature', 'gazetteer'),
                'view_item' => __('View feature', 'gazetteer'),
                'update_item' => __('Update feature', 'gazetteer'),
                'add_new_item' => __('Add feature', 'gazetteer'),
                'new_item_name' => __('Name of the new feature', 'gazetteer'),
                'search_items' => __('Search features', 'gazetteer'),
                'popular_items' => __('Popular features', 'gazetteer'),
                'separate_items_with_commas' => __('Separate features with commas', 'gazetteer'),
                'add_or_remove_items' => __('Add or remove features', 'gazetteer'),
                'choose_from_most_used' => __('Choose from the most used features', 'gazetteer'),
                'not_found' => __('No features yet.', 'gazetteer'),
                'back_to_items' => __('← Go to features', 'gazetteer'),
            ]],
            $names->tag => ['tag', false, [
                'name' => __('Listing tags', 'gazetteer'),
                'singular_name' => __('Listing tag', 'gazetteer'),
                'menu_name' => __('Tags', 'gazetteer'),
                'edit_item' => __('Edit tag', 'gazetteer'),
                'add_new_item' => __('Add tag', 'gazetteer'),
                'search_items' => __('Search tags', 'gazetteer'),
                'not_found' => __('No tags yet.', 'gazetteer'),
            ]],
        ];
    }
}
