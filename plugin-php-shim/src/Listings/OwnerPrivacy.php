<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Plugin;
use WP_Post;
use WP_User;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Hides accounts that only have listings from public user lists, because their owners are visitors and not authors of
 * the site.
 */
final class OwnerPrivacy
{
    /** @var array<int, bool> */
    private static array $hidden = [];

    /** Whether an account has only listings and claims on this site. */
    public static function hides(int $id): bool
    {
        return self::$hidden[$id] ??= self::decide($id);
    }

    /** Hides the account on author pages, in the sitemap and in bylines. Call it after the main query. */
    public static function guardPage(): void
    {
        if (is_author() && self::isHidden((int) (get_queried_object()->ID ?? 0))) {
            global $wp_query;
            $wp_query->set_404();
            // The feed of a hidden author returns a 404 page, as for an unknown author.
            $wp_query->is_feed = false;
            status_header(404);
            nocache_headers();

            return;
        }
        if (get_query_var('sitemap') !== '') {
            add_filter('wp_sitemaps_users_query_args', self::withoutOwners(...));
        }
        add_filter('the_author', self::author(...));
        add_filter('author_link', self::authorLink(...), 10, 2);
    }

    /**
     * @param array<array-key, mixed> $query `WP_User_Query` arguments.
     * @return array<array-key, mixed> The arguments, excluding users who published only listings.
     */
    public static function withoutOwners(array $query): array
    {
        if (!current_user_can('list_users') && is_array($query['has_published_posts'] ?? null)) {
            $types = array_values(array_diff($query['has_published_posts'], [self::type()]));
            $query['has_published_posts'] = $types;
            // If no post type is left, find no users, because WordPress treats an empty list as no restriction.
            $query = $types === [] ? ['include' => [0]] + $query : $query;
        }

        return $query;
    }

    /**
     * Returns the number of a user's posts without listings, because the REST API shows every account that has posts.
     *
     * @param string|list<string> $types
     */
    public static function countWithoutListings(mixed $count, mixed $user, mixed $types): mixed
    {
        $others = array_values(array_diff((array) $types, [self::type()]));
        $isRest = defined('REST_REQUEST') && REST_REQUEST;
        if (!$isRest || count($others) === count((array) $types) || !self::isHidden((int) $user)) {
            return $count;
        }

        return $others === [] ? '0' : count_user_posts((int) $user, $others);
    }

    /**
     * @param array<array-key, mixed> $data
     * @return array<array-key, mixed>
     */
    public static function embed(array $data, WP_Post $post): array
    {
        return self::hides((int) $post->post_author) ? ['author_name' => get_bloginfo('name'), 'author_url' => get_home_url()] + $data : $data;
    }

    private static function author(mixed $name): mixed
    {
        global $authordata;

        return $authordata instanceof WP_User && self::hides($authordata->ID) ? get_bloginfo('name') : $name;
    }

    private static function authorLink(mixed $link, mixed $author): mixed
    {
        return self::hides((int) $author) ? home_url('/') : $link;
    }

    /**
     * Whether the account is hidden from the current user. Users who can list users, and the account's owner, can see
     * the account.
     */
    private static function isHidden(int $id): bool
    {
        return $id > 0 && $id !== get_current_user_id() && !current_user_can('list_users') && self::hides($id);
    }

    private static function decide(int $id): bool
    {
        $user = $id > 0 ? get_userdata($id) : false;
        if (!$user instanceof WP_User) {
            return false;
        }
        $hides = !$user->has_cap('edit_posts') && self::ownsListing($user) && !self::isAuthor($id);

        return (bool) Extensions::filter('gazetteer_hides_owner', $hides, $user);
    }

    private static function ownsListing(WP_User $user): bool
    {
        global $wpdb;

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        return (bool) get_user_meta($user->ID, ListingMeta::MADE_ACCOUNT, true) || (bool) $wpdb->get_var($wpdb->prepare(
            "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_author = %d LIMIT 1",
            self::type(),
            $user->ID,
        ));
    }

    /** Whether the account published anything except listings. */
    private static function isAuthor(int $id): bool
    {
        // Attachments of a listing do not make an account an author.
        $types = array_diff(get_post_types(['public' => true]), [self::type(), 'attachment']);

        return $types !== [] && (int) count_user_posts($id, array_values($types), true) > 0;
    }

    private static function type(): string
    {
        return Plugin::settings()->names()->listing;
    }
}
