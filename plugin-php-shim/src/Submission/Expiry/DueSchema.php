<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Expiry;

use Gazetteer\Kernel\Database\Table;

/**
 * The moment before which a public listing need not be examined again. A row that is missing only costs one more
 * examination.
 */
final class DueSchema
{
    public static function table(): Table
    {
        return new Table('listings_due', self::design(...));
    }

    private static function design(string $table, string $collation): string
    {
        return "CREATE TABLE {$table} (
            listing bigint(20) unsigned NOT NULL,
            due bigint(20) unsigned NOT NULL DEFAULT 0,
            PRIMARY KEY  (listing),
            KEY due (due)
        ) {$collation};";
    }
}
