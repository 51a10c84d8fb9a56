<?php

declare(strict_types=1);

namespace Gazetteer\Data;

use WP_Post_Type;

/**
 * The REST routes of closed types. WordPress makes the routes of all types before it knows who asks; these are made after
 * that, and for members alone: to guests there is nothing behind them.
 */
final class ClosedRoutes
{
    /** WordPress's own routes are made at 99. */
    private const BEFORE_OTHERS = 98;
    private const AFTER_OTHERS = 100;

    private static bool $areMade = false;

    public static function register(): void
    {
        add_action('rest_api_init', static fn () => self::show(false), self::BEFORE_OTHERS);
        add_action('rest_api_init', static fn () => self::show(true), self::AFTER_OTHERS);
    }

    /** By now the call has been authenticated, by whatever means. */
    public static function make(mixed $answer): mixed
    {
        if (!self::$areMade && is_user_logged_in()) {
            self::$areMade = true;
            foreach (self::types() as $type) {
                $type->get_rest_controller()?->register_routes();
                $type->get_revisions_rest_controller()?->register_routes();
                $type->get_autosave_rest_controller()?->register_routes();
            }
        }

        return $answer;
    }

    private static function show(bool $areShown): void
    {
        foreach (self::types() as $type) {
            $type->show_in_rest = $areShown;
        }
    }

    /** @return array<string, WP_Post_Type> */
    private static function types(): array
    {
        return get_post_types(['rest_controller_class' => ClosedPosts::class], 'objects');
    }
}
