<?php

declare(strict_types=1);

namespace Gazetteer\Data;

use WP_Post_Type;
use WP_REST_Request;
use WP_Taxonomy;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Registers the REST routes of the plugin's post types and taxonomies only for requests that may need them. WordPress
 * would register all routes for every request. Routes of types that are not public exist only for logged-in users.
 */
final class TypeRoutes
{
    /** WordPress registers its own routes at priority 99. */
    private const BEFORE_OTHERS = 98;
    private const AFTER_OTHERS = 100;

    /**
     * Matches the paths of WordPress's own routes, except the index. The REST bases of the plugin's types all begin
     * with "gazetteer".
     */
    private const OF_OTHERS = '~^/wp/(?!v2/?$|v2/gazetteer)~';

    /** Properties of a post type or taxonomy that contain the class names of its route controllers. */
    private const CONTROLLERS = ['rest_controller_class', 'revisions_rest_controller_class', 'autosave_rest_controller_class'];

    /** @var array<string, true> The post types and taxonomies whose routes are registered, by name. */
    private static array $registered = [];

    /**
     * Removes the controllers while WordPress registers routes, so that it skips these types. Does not change
     * `show_in_rest`, because other routes, such as search, collect the types with `show_in_rest` at the same time.
     */
    public static function register(): void
    {
        $kept = [];
        add_action('rest_api_init', static function () use (&$kept): void {
            foreach (self::all() as $type) {
                $kept[] = [$type, array_intersect_key(get_object_vars($type), array_flip(self::CONTROLLERS))];
                self::setControllers($type, array_fill_keys(self::CONTROLLERS, self::class));
            }
        }, self::BEFORE_OTHERS);
        add_action('rest_api_init', static function () use (&$kept): void {
            foreach ($kept as [$type, $controllers]) {
                self::setControllers($type, $controllers);
            }
            $kept = [];
        }, self::AFTER_OTHERS);
    }

    /** Registers the routes that a request may need. WordPress has authenticated the user before this call. */
    public static function registerForCall(mixed $answer, mixed $server, WP_REST_Request $request): mixed
    {
        if (self::mayConcern($request)) {
            $isMember = is_user_logged_in();
            foreach (self::all() as $type) {
                if (!isset(self::$registered[$type->name]) && ($isMember || !self::isClosed($type))) {
                    self::$registered[$type->name] = true;
                    self::registerRoutesOf($type);
                }
            }
        }

        return $answer;
    }

    /** Whether a request may be for one of the plugin's types, or for the list of all routes. */
    public static function mayConcern(WP_REST_Request $request): bool
    {
        return preg_match(self::OF_OTHERS, $request->get_route()) !== 1;
    }

    private static function registerRoutesOf(WP_Post_Type|WP_Taxonomy $type): void
    {
        $type->get_rest_controller()?->register_routes();
        if ($type instanceof WP_Post_Type) {
            $type->get_revisions_rest_controller()?->register_routes();
            $type->get_autosave_rest_controller()?->register_routes();
        }
    }

    /**
     * Sets the controller classes of a type. WordPress registers no routes for a type without a valid REST controller
     * class.
     *
     * @param array<string, class-string|false> $controllers
     */
    private static function setControllers(WP_Post_Type|WP_Taxonomy $type, array $controllers): void
    {
        foreach ($controllers as $property => $class) {
            if (property_exists($type, $property)) {
                $type->$property = $class;
            }
        }
    }

    /** @return list<WP_Post_Type|WP_Taxonomy> */
    private static function all(): array
    {
        return array_values(array_filter(
            [...get_post_types([], 'objects'), ...get_taxonomies([], 'objects')],
            static fn (WP_Post_Type|WP_Taxonomy $type): bool => self::isClosed($type)
                || $type->rest_base === Types::LISTINGS
                || str_starts_with((string) $type->rest_base, Types::TERMS),
        ));
    }

    private static function isClosed(WP_Post_Type|WP_Taxonomy $type): bool
    {
        return $type->rest_controller_class === ClosedPosts::class;
    }
}
