<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Gazetteer\Import\Cli\ListingsCommand;
use Gazetteer\Import\Samples\SampleListings;
use Gazetteer\Import\Screen\ExportDownload;
use Gazetteer\Import\Screen\ImportActions;
use Gazetteer\Import\Screen\ImportScreen;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Plugin;
use Gazetteer\Search\SiteIndex;
use WP_CLI;

if (!defined('ABSPATH')) {
    exit;
}

/** Registers the import screen, and the WP-CLI commands for import and export. */
final class ImportModule implements Module
{
    public static function hooks(): array
    {
        return [
            ['plugins_loaded', [self::class, 'addCommands'], HookTable::CLI],
            ['admin_menu', [ImportScreen::class, '->addPage'], HookTable::SCREEN, 16],
            ['admin_post_gazetteer_import', [ImportActions::class, '->handle'], HookTable::SCREEN],
            ['admin_post_gazetteer_samples', [SampleListings::class, '->handle'], HookTable::SCREEN],
            ['admin_post_gazetteer_export', [ExportDownload::class, '->send'], HookTable::SCREEN],
        ];
    }

    public static function services(): array
    {
        return [
            ListingsCommand::class => static fn (Container $plugin): ListingsCommand => new ListingsCommand($plugin->lazily(SiteIndex::class)),
            ImportScreen::class => static fn (Container $plugin): ImportScreen => new ImportScreen($plugin->settings()),
            ImportActions::class => static fn (Container $plugin): ImportActions => new ImportActions($plugin->settings()->names(), $plugin->lazily(SiteIndex::class)),
            SampleListings::class => static fn (Container $plugin): SampleListings => new SampleListings($plugin->settings()->names(), $plugin->lazily(SiteIndex::class)),
            ExportDownload::class => static fn (Container $plugin): ExportDownload => new ExportDownload($plugin->settings()->names(), $plugin->lazily(SiteIndex::class)),
        ];
    }

    public static function routes(): array
    {
        return [];
    }

    public static function actions(): array
    {
        return [];
    }

    public static function addCommands(): void
    {
        // The command line without WP-CLI runs this hook, too.
        if (!defined('WP_CLI') || !WP_CLI) {
            return;
        }
        WP_CLI::add_command('gazetteer listings', Plugin::get(ListingsCommand::class));
    }
}
