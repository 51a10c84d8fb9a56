<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/** The post type of listings. */
final class ListingPostType
{
    public const SLUG = 'listing';
    public const REST_BASE = 'gazetteer-listings';

    public static function register(DataNames $names): void
    {
        register_post_type($names->listing, [
            'labels' => self::labels(),
            'description' => __('Places and businesses of the directory.', 'gazetteer'),
            'public' => true,
            'show_in_rest' => true,
            'rest_base' => self::REST_BASE,
            'menu_icon' => 'dashicons-location',
            'menu_position' => 25,
            'supports' => ['title', 'editor', 'excerpt', 'thumbnail', 'author', 'custom-fields', 'revisions'],
            'taxonomies' => [$names->category, $names->location, $names->feature, $names->tag],
            // Who may write posts may write listings. Subscribers may do neither: owners of listings go through the
            // directory's own form, which asks whose listing it is.
            'capability_type' => 'post',
            'map_meta_cap' => true,
            'has_archive' => true,
            'rewrite' => ['slug' => self::slug(), 'with_front' => false],
            'delete_with_user' => false,
        ]);
    }

    /** The first part of a listing's address. */
    public static function slug(): string
    {
        $slug = apply_filters('gazetteer_listing_slug', self::SLUG);
        $clean = is_string($slug) ? sanitize_title($slug) : '';

        return $clean === '' ? self::SLUG : $clean;
    }

    /** @return array<string, string> */
    private static function labels(): array
    {
        return [
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
            'items_list_navigation' => __('Pages of listings', 'gazetteer'),
            'items_list' => __('Listings', 'gazetteer'),
            'item_published' => __('Listing published.', 'gazetteer'),
            'item_updated' => __('Listing updated.', 'gazetteer'),
            'item_trashed' => __('Listing moved to the trash.', 'gazetteer'),
            'item_reverted_to_draft' => __('Listing is a draft again, and no longer in the directory.', 'gazetteer'),
        ];
    }
}
