<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Gazetteer\Import\Cli\ListingsCommand;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Plugin;
use Gazetteer\Search\SiteIndex;
use WP_CLI;

if (!defined('ABSPATH')) {
    exit;
}

/** Registers the WP-CLI commands for import and export. */
final class ImportModule implements Module
{
    public static function hooks(): array
    {
        return [['plugins_loaded', [self::class, 'addCommands'], HookTable::CLI]];
    }

    public static function services(): array
    {
        return [ListingsCommand::class => static fn (Container $plugin): ListingsCommand => new ListingsCommand($plugin->lazily(SiteIndex::class))];
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
        WP_CLI::add_command('gazetteer listings', Plugin::get(ListingsCommand::class));
    }
}
