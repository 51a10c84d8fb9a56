<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Install;

use Gazetteer\Claims\Storage\ClaimSchema;
use Gazetteer\ContactForm\Entries\EntrySchema;
use Gazetteer\Kernel\Database\Table;
use Gazetteer\Kernel\Database\TableMigrator;
use Gazetteer\Kernel\Mail\MailLog;
use Gazetteer\Links\Counts\ClickSchema;
use Gazetteer\Links\Outbound\OutboundSchema;
use Gazetteer\Plans\Orders\OrderSchema;
use Gazetteer\Submission\Expiry\DueSchema;

/** The tables whose rows nobody can make again. They are migrated with a new version, and again where that failed. */
final class Tables
{
    /** @return list<Table> */
    public static function all(): array
    {
        return [EntrySchema::table(), OrderSchema::table(), ClaimSchema::table(), ClickSchema::table(), OutboundSchema::table(), DueSchema::table(), MailLog::table()];
    }

    /**
     * WordPress drops only its own tables with a site of a network; it is that site's turn when this is called.
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
