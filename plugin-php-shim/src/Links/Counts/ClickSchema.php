<?php

declare(strict_types=1);

namespace Gazetteer\Links\Counts;

use Gazetteer\Kernel\Database\Table;

/** The shape of the table of counts: a row for each day, kind and target. It is made with the first count. */
final class ClickSchema
{
    public static function table(): Table
    {
        return new Table('link_clicks', self::design(...));
    }

    private static function design(string $table, string $collation): string
    {
        return "CREATE TABLE {$table} (
            id char(32) NOT NULL,
            day date NOT NULL,
            kind varchar(20) NOT NULL,
            target varchar(300) NOT NULL DEFAULT '',
            clicks bigint(20) unsigned NOT NULL DEFAULT 0,
            PRIMARY KEY  (id),
            KEY day (day, kind)
        ) {$collation};";
    }
}
