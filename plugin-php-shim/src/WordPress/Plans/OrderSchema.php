<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Plans;

/** The shape of the table of orders. It is made with the first order. */
final class OrderSchema
{
    private const VERSION = '1';
    private const MADE = 'gazetteer_orders';

    public static function name(): string
    {
        global $wpdb;

        return $wpdb->prefix . 'gazetteer_orders';
    }

    /** Whether anybody has ordered yet. */
    public static function exists(): bool
    {
        return get_option(self::MADE) === self::VERSION;
    }

    public static function ensure(): void
    {
        if (self::exists()) {
            return;
        }
        global $wpdb;
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        $table = self::name();
        dbDelta("CREATE TABLE {$table} (
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            plan bigint(20) unsigned NOT NULL,
            listing bigint(20) unsigned NOT NULL,
            buyer bigint(20) unsigned NOT NULL,
            amount decimal(12,2) NOT NULL DEFAULT 0,
            state varchar(10) NOT NULL,
            reference varchar(191) NOT NULL DEFAULT '',
            made bigint(20) unsigned NOT NULL DEFAULT 0,
            settled bigint(20) unsigned NOT NULL DEFAULT 0,
            PRIMARY KEY  (id),
            KEY listing (listing, plan),
            KEY buyer (buyer, plan, state),
            KEY state (state, id)
        ) {$wpdb->get_charset_collate()};");
        update_option(self::MADE, self::VERSION, true);
    }
}
