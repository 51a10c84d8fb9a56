<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Install;

use Gazetteer\Claims\Storage\ClaimSchema;
use Gazetteer\ContactForm\Entries\EntryTable;
use Gazetteer\Import\Runs\ImportJournal;
use Gazetteer\Kernel\Store\Table;
use Gazetteer\Kernel\Store\TableMigrator;
use Gazetteer\Kernel\Mail\FailedMailTable;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Links\Outbound\OutboundTable;
use Gazetteer\Plans\Orders\OrderSchema;
use Gazetteer\Submission\Expiry\DueListings;

/**
 * The plugin's database tables, except the search index, which can be rebuilt. Each table is migrated after an
 * update, and a failed migration is retried.
 */
final class Tables
{
    /** @return list<Table> */
    public static function all(): array
    {
        return [EntryTable::table(), OrderSchema::table(), ClaimSchema::table(), ClickTable::table(), OutboundTable::table(), DueListings::table(), FailedMailTable::table(), ImportJournal::table()];
    }

    /**
     * Adds the tables to those that WordPress drops when it deletes a site of a network. WordPress has already
     * switched to that site.
     *
     * @param list<string> $tables
     * @return list<string>
     */
    public static function addToDropped(array $tables): array
    {
        return [...$tables, ...array_map(static fn (Table $table): string => $table->name(), self::all())];
    }

    public static function migrate(): void
    {
        foreach (self::all() as $table) {
            $table->migrate();
        }
    }

    public static function end(): void
    {
        wp_clear_scheduled_hook(TableMigrator::RETRY);
    }
}
