<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Install;

use Gazetteer\Claims\Storage\ClaimSchema;
use Gazetteer\ContactForm\Entries\EntrySchema;
use Gazetteer\Kernel\Database\Table;
use Gazetteer\Kernel\Database\TableMigrator;
use Gazetteer\Kernel\Mail\MailLog;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Links\Outbound\OutboundTable;
use Gazetteer\Plans\Orders\OrderSchema;
use Gazetteer\Submission\Expiry\DueListings;

/** The tables with data that cannot be recreated. A new version migrates them, and a failed migration is retried. */
final class Tables
{
    /** @return list<Table> */
    public static function all(): array
    {
        return [EntrySchema::table(), OrderSchema::table(), ClaimSchema::table(), ClickTable::table(), OutboundTable::table(), DueListings::table(), MailLog::table()];
    }

    /**
     * WordPress drops only its own tables when a site of a network is deleted. It has switched to that site before this filter.
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
