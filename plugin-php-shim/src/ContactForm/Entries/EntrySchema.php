<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\Kernel\Store\Table;

/**
 * The schema of the entries table. All texts are ASCII (JSON escapes other characters), so that the database's
 * character set cannot reject or truncate them, and WordPress does not query the character set before each statement.
 */
final class EntrySchema
{
    public static function table(): Table
    {
        return new Table('entries', self::design(...), [self::forCleanup()]);
    }

    private static function design(string $table, string $collation): string
    {
        return "CREATE TABLE {$table} (
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            lock_key char(64) NOT NULL,
            form bigint(20) unsigned NOT NULL DEFAULT 0,
            state varchar(10) NOT NULL,
            taken bigint(20) unsigned NOT NULL DEFAULT 0,
            next_try bigint(20) unsigned NOT NULL DEFAULT 0,
            attempts int(11) unsigned NOT NULL DEFAULT 0,
            user bigint(20) unsigned NOT NULL DEFAULT 0,
            email varchar(254) NOT NULL DEFAULT '',
            address varchar(64) NOT NULL DEFAULT '',
            hash varchar(64) NOT NULL DEFAULT '',
            content longtext NOT NULL,
            files text NOT NULL,
            words longtext NOT NULL,
            history text NOT NULL,
            outcome text NOT NULL,
            kept_files int(10) unsigned NOT NULL DEFAULT 0,
            PRIMARY KEY  (id),
            UNIQUE KEY lock_key (lock_key),
            KEY form (form, state),
            KEY state (state, next_try),
            KEY email (email(191)),
            KEY user (user),
            KEY age (form, state, taken),
            KEY address_age (address, taken),
            KEY kept_files (kept_files)
        ) {$collation};";
    }

    /**
     * `kept_files` is the number of files in the private folder, so that the hourly cleanup does not need to read every
     * `files` value.
     */
    private static function forCleanup(): array
    {
        return [
            'columns' => ['kept_files' => 'int(10) unsigned NOT NULL DEFAULT 0'],
            'statements' => ["UPDATE {table} SET kept_files = 1 WHERE kept_files = 0 AND files LIKE '%\"kept\"%'"],
            'keys' => [
                'user' => 'KEY user (user)',
                'age' => 'KEY age (form, state, taken)',
                'address_age' => 'KEY address_age (address, taken)',
                'kept_files' => 'KEY kept_files (kept_files)',
            ],
        ];
    }
}
