<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/**
 * Registers the post types, taxonomies and the post status of the directory. Skips types that the legacy theme or
 * another plugin has already registered. Sets no admin labels for guests.
 */
final class Types
{
    /** A listing whose plan has expired. It is hidden from the directory but not deleted. */
    public const EXPIRED = 'expired';
    public const LISTINGS = 'gazetteer-listings';
    public const FIELDS = 'gazetteer-fields';
    public const PLANS = 'gazetteer-plans';
    public const TERMS = 'gazetteer-listing-';
    /** Option that stores the type names and slugs for which WordPress's rewrite rules were last built. */
    public const ADDRESSES = 'gazetteer_addresses';
    /** The capability to edit fields. Fields belong to categories, so it is the capability to edit categories. */
    public const EDIT_FIELDS = 'manage_categories';
    /** The capability to edit plans. Only users who can change the site's options may set prices. */
    public const EDIT_PLANS = 'manage_options';

    private const SLUG = 'listing';
    private const RIGHTS = [
        'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'delete_posts', 'publish_posts', 'read_private_posts',
        'read', 'delete_private_posts', 'delete_published_posts', 'delete_others_posts', 'edit_private_posts', 'edit_published_posts',
        'create_posts',
    ];

    public static function register(DataNames $names): void
    {
        self::registerExpired();
        self::registerTaxonomies($names);
        if (!post_type_exists($names->listing)) {
            self::registerListing($names);
        }
        if (!post_type_exists($names->field)) {
            // With `page-attributes`, the REST API reads and writes the order of the fields.
            self::registerClosed($names->field, self::EDIT_FIELDS, self::labels(static fn (): array => Labels::fields(), __('Listing fields', 'gazetteer')) + [
                'rest_base' => self::FIELDS,
                'supports' => ['title', 'custom-fields', 'page-attributes'],
            ]);
        }
        if (!post_type_exists($names->plan)) {
            self::registerClosed($names->plan, self::EDIT_PLANS, self::labels(static fn (): array => Labels::plans(), __('Plans', 'gazetteer')) + [
                // Hide WordPress's list and edit screens, because the plugin has its own screen for plans.
                'show_ui' => false,
                'rest_base' => self::PLANS,
                'supports' => ['title', 'editor', 'page-attributes', 'custom-fields'],
            ]);
        }
    }

    /** Whether this plugin registered the listing type. */
    public static function isOwn(DataNames $names): bool
    {
        return (get_post_type_object($names->listing)->rest_base ?? '') === self::LISTINGS;
    }

    /**
     * Registers a post type without public URLs. One capability covers all operations.
     *
     * @param array<string, mixed> $arguments
     */
    public static function registerClosed(string $name, string $right, array $arguments): void
    {
        register_post_type($name, $arguments + [
            'public' => false,
            'show_in_rest' => true,
            'rest_controller_class' => ClosedPosts::class,
            'capabilities' => array_fill_keys(self::RIGHTS, $right),
            // The author of a post does not affect permissions.
            'map_meta_cap' => false,
            'rewrite' => false,
            'query_var' => false,
            'delete_with_user' => false,
        ]);
    }

    /**
     * Whether the user may see admin pages. Guests get no admin labels, because each label needs a
     * translation lookup.
     */
    public static function needsLabels(): bool
    {
        return is_user_logged_in();
    }

    /** Returns the names and slugs that determine the URLs of listings and their archives. */
    public static function rewriteBase(DataNames $names): string
    {
        return implode(' ', [$names->listing, self::slug(), $names->category, $names->location, $names->feature, $names->tag]);
    }

    /** Returns the first part of the URL of a listing. */
    private static function slug(): string
    {
        $slug = apply_filters('gazetteer_listing_slug', self::SLUG);
        if ($slug === self::SLUG) {
            return $slug;
        }
        $clean = is_string($slug) ? sanitize_title($slug) : '';

        return $clean === '' ? self::SLUG : $clean;
    }

    private static function registerExpired(): void
    {
        if (get_post_status_object(self::EXPIRED) === null) {
            register_post_status(self::EXPIRED, [
                'label' => _x('Expired', 'listing', 'gazetteer'),
                'protected' => true,
                'show_in_admin_all_list' => true,
                'show_in_admin_status_list' => true,
                /* translators: %s: how many listings. */
                'label_count' => _n_noop('Expired <span class="count">(%s)</span>', 'Expired <span class="count">(%s)</span>', 'gazetteer'),
            ]);
        }
    }

    private static function registerListing(DataNames $names): void
    {
        register_post_type($names->listing, self::labels(static fn (): array => Labels::listings(), __('Listings', 'gazetteer'), __('Listing', 'gazetteer')) + [
            // Themes show the description on the listing archive.
            'description' => __('Places and businesses of the directory.', 'gazetteer'),
            'public' => true,
            'show_in_rest' => true,
            'rest_base' => self::LISTINGS,
            'menu_icon' => 'dashicons-location',
            'menu_position' => 25,
            'supports' => ['title', 'editor', 'excerpt', 'thumbnail', 'author', 'custom-fields', 'revisions'],
            'taxonomies' => [$names->category, $names->location, $names->feature, $names->tag],
            // Users who can write posts can write listings. Other owners of listings use the front-end form, which
            // checks the ownership.
            'capability_type' => 'post',
            'map_meta_cap' => true,
            'has_archive' => true,
            'rewrite' => ['slug' => self::slug(), 'with_front' => false],
            'delete_with_user' => false,
        ]);
    }

    private static function registerTaxonomies(DataNames $names): void
    {
        $shapes = [
            $names->category => ['category', true, __('Listing categories', 'gazetteer'), __('Listing category', 'gazetteer')],
            $names->location => ['location', true, __('Locations', 'gazetteer'), __('Location', 'gazetteer')],
            $names->feature => ['feature', false, __('Features', 'gazetteer'), __('Feature', 'gazetteer')],
            $names->tag => ['tag', false, __('Listing tags', 'gazetteer'), __('Listing tag', 'gazetteer')],
        ];
        foreach ($shapes as $name => [$slug, $isTree, $many, $one]) {
            if (taxonomy_exists($name)) {
                register_taxonomy_for_object_type($name, $names->listing);
                continue;
            }
            register_taxonomy($name, [$names->listing], self::labels(static fn (): array => Labels::terms($slug), $many, $one) + [
                'public' => true,
                // Use `true`, so that WordPress uses the taxonomy's name unchanged. WordPress would sanitize a
                // string.
                'query_var' => true,
                'hierarchical' => $isTree,
                'show_in_rest' => true,
                'rest_base' => self::TERMS . $slug,
                'show_admin_column' => $isTree,
                'show_tagcloud' => false,
                // Terms of the legacy theme keep their URLs.
                'rewrite' => [
                    'slug' => str_starts_with($name, DataNames::OWN . '_') ? "listing-{$slug}" : $name,
                    'with_front' => false,
                    'hierarchical' => $isTree,
                ],
            ]);
        }
    }

    /**
     * @param callable(): array<string, mixed> $all The admin labels, as registration arguments.
     * @return array<string, mixed>
     */
    private static function labels(callable $all, string $many, string $one = ''): array
    {
        return self::needsLabels() ? $all() : ['labels' => ['name' => $many] + ($one === '' ? [] : ['singular_name' => $one])];
    }
}
