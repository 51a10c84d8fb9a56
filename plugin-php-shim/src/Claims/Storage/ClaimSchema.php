<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Storage;

use Gazetteer\Kernel\Store\Table;

/**
 * Schema of the claims table. The table is created when the first claim is stored. The unique key on `lock` prevents
 * a second open claim of the same person for a listing.
 */
final class ClaimSchema
{
    public static function table(): Table
    {
        return new Table('claims', self::design(...));
    }

    public static function lockOf(int $listing, int $claimant): string
    {
        return "open {$listing} {$claimant}";
    }

    private static function design(string $table, string $collation): string
    {
        return "CREATE TABLE {$table} (
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            listing bigint(20) unsigned NOT NULL,
            claimant bigint(20) unsigned NOT NULL,
            name varchar(200) NOT NULL DEFAULT '',
            words text NOT NULL,
            phone varchar(100) NOT NULL DEFAULT '',
            email varchar(254) NOT NULL DEFAULT '',
            plan bigint(20) unsigned NOT NULL DEFAULT 0,
            plan_order bigint(20) unsigned NOT NULL DEFAULT 0,
            state varchar(10) NOT NULL,
            note text NOT NULL,
            former bigint(20) unsigned NOT NULL DEFAULT 0,
            made bigint(20) unsigned NOT NULL DEFAULT 0,
            decided bigint(20) unsigned NOT NULL DEFAULT 0,
            lock_key varchar(80) DEFAULT NULL,
            PRIMARY KEY  (id),
            UNIQUE KEY lock_key (lock_key),
            KEY listing (listing, state),
            KEY claimant (claimant, state),
            KEY state (state, id)
        ) {$collation};";
    }
}
