<?php

declare(strict_types=1);

namespace Gazetteer\Links\Outbound;

use Gazetteer\Kernel\Database\Table;

/** The shape of the table of outbound links. It is made with the first one. */
final class OutboundSchema
{
    public static function table(): Table
    {
        return new Table('outbound_links', self::design(...));
    }

    private static function design(string $table, string $collation): string
    {
        return "CREATE TABLE {$table} (
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            prefix varchar(60) NOT NULL,
            slug varchar(100) NOT NULL,
            target text NOT NULL,
            label varchar(60) NOT NULL DEFAULT '',
            is_on tinyint(1) unsigned NOT NULL DEFAULT 1,
            note text NOT NULL,
            PRIMARY KEY  (id),
            UNIQUE KEY address (prefix, slug)
        ) {$collation};";
    }
}
