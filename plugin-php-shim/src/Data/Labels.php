<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/** Admin labels of the directory's post types and taxonomies. */
final class Labels
{
    /** @return array<string, mixed> */
    public static function listings(): array
    {
        return ['labels' => [
            'name' => __('Listings', 'gazetteer'),
            'singular_name' => __('Listing', 'gazetteer'),
            'menu_name' => _x('Listings', 'admin menu', 'gazetteer'),
            'all_items' => __('All listings', 'gazetteer'),
            'add_new' => __('Add listing', 'gazetteer'),
            'add_new_item' => __('Add listing', 'gazetteer'),
            'edit_item' => __('Edit listing', 'gazetteer'),
            'new_item' => __('New listing', 'gazetteer'),
            'view_item' => __('View listing', 'gazetteer'),
            'view_items' => __('View listings', 'gazetteer'),
            'search_items' => __('Search listings', 'gazetteer'),
            'not_found' => __('No listings yet.', 'gazetteer'),
            'not_found_in_trash' => __('No listings in the trash.', 'gazetteer'),
            'archives' => __('Directory', 'gazetteer'),
            'attributes' => __('Listing attributes', 'gazetteer'),
            'insert_into_item' => __('Insert into listing', 'gazetteer'),
            'uploaded_to_this_item' => __('Uploaded to this listing', 'gazetteer'),
            'filter_items_list' => __('Filter listings', 'gazetteer'),
            'items_list_navigation' => __('Listings list navigation', 'gazetteer'),
            'items_list' => __('Listings', 'gazetteer'),
            'item_published' => __('Listing published.', 'gazetteer'),
            'item_updated' => __('Listing updated.', 'gazetteer'),
            'item_trashed' => __('Listing moved to the trash.', 'gazetteer'),
            'item_reverted_to_draft' => __('Listing reverted to draft. It is no longer in the directory.', 'gazetteer'),
        ]];
    }

    /** @return array<string, mixed> */
    public static function fields(): array
    {
        return [
            'labels' => [
                'name' => __('Listing fields', 'gazetteer'),
                'singular_name' => __('Listing field', 'gazetteer'),
            ],
            'description' => __('Additional fields of listings.', 'gazetteer'),
        ];
    }

    /** @return array<string, mixed> */
    public static function plans(): array
    {
        return [
            'label' => __('Plans', 'gazetteer'),
            'labels' => ['singular_name' => __('Plan', 'gazetteer')],
            'description' => __('Plans that owners of listings choose and pay for.', 'gazetteer'),
        ];
    }

    /** @return array<string, mixed> */
    public static function terms(string $kind): array
    {
        return ['labels' => match ($kind) {
            'category' => [
                'name' => __('Listing categories', 'gazetteer'),
                'singular_name' => __('Listing category', 'gazetteer'),
                'menu_name' => __('Categories', 'gazetteer'),
                'all_items' => __('All categories', 'gazetteer'),
                'edit_item' => __('Edit category', 'gazetteer'),
                'view_item' => __('View category', 'gazetteer'),
                'update_item' => __('Update category', 'gazetteer'),
                'add_new_item' => __('Add category', 'gazetteer'),
                'new_item_name' => __('New category name', 'gazetteer'),
                'parent_item' => __('Parent category', 'gazetteer'),
                'parent_item_colon' => __('Parent category:', 'gazetteer'),
                'search_items' => __('Search categories', 'gazetteer'),
                'not_found' => __('No categories yet.', 'gazetteer'),
                'back_to_items' => __('← Go to categories', 'gazetteer'),
            ],
            'location' => [
                'name' => __('Locations', 'gazetteer'),
                'singular_name' => __('Location', 'gazetteer'),
                'all_items' => __('All locations', 'gazetteer'),
                'edit_item' => __('Edit location', 'gazetteer'),
                'view_item' => __('View location', 'gazetteer'),
                'update_item' => __('Update location', 'gazetteer'),
                'add_new_item' => __('Add location', 'gazetteer'),
                'new_item_name' => __('New location name', 'gazetteer'),
                'parent_item' => __('Parent location', 'gazetteer'),
                'parent_item_colon' => __('Parent location:', 'gazetteer'),
                'search_items' => __('Search locations', 'gazetteer'),
                'not_found' => __('No locations yet.', 'gazetteer'),
                'back_to_items' => __('← Go to locations', 'gazetteer'),
            ],
            'feature' => [
                'name' => __('Features', 'gazetteer'),
                'singular_name' => __('Feature', 'gazetteer'),
                'all_items' => __('All features', 'gazetteer'),
                'edit_item' => __('Edit feature', 'gazetteer'),
                'view_item' => __('View feature', 'gazetteer'),
                'update_item' => __('Update feature', 'gazetteer'),
                'add_new_item' => __('Add feature', 'gazetteer'),
                'new_item_name' => __('New feature name', 'gazetteer'),
                'search_items' => __('Search features', 'gazetteer'),
                'popular_items' => __('Popular features', 'gazetteer'),
                'separate_items_with_commas' => __('Separate features with commas', 'gazetteer'),
                'add_or_remove_items' => __('Add or remove features', 'gazetteer'),
                'choose_from_most_used' => __('Choose from the most used features', 'gazetteer'),
                'not_found' => __('No features yet.', 'gazetteer'),
                'back_to_items' => __('← Go to features', 'gazetteer'),
            ],
            'tag' => [
                'name' => __('Listing tags', 'gazetteer'),
                'singular_name' => __('Listing tag', 'gazetteer'),
                'menu_name' => __('Tags', 'gazetteer'),
                'edit_item' => __('Edit tag', 'gazetteer'),
                'add_new_item' => __('Add tag', 'gazetteer'),
                'search_items' => __('Search tags', 'gazetteer'),
                'not_found' => __('No tags yet.', 'gazetteer'),
            ],
        }];
    }
}
