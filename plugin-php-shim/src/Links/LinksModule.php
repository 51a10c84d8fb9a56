<?php

declare(strict_types=1);

namespace Gazetteer\Links;

use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Links\Admin\ClicksScreen;
use Gazetteer\Links\Counts\ClickSweep;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Links\Counts\LinkEventsRoute;
use Gazetteer\Widgets\Sitewide\TrackingOptions;

if (!defined('ABSPATH')) {
    exit;
}

/** The links that visitors follow. Read on pages only where the owner has them counted. */
final class LinksModule implements Module
{
    public static function hooks(): array
    {
        return [
            ['admin_menu', [ClicksScreen::class, '->addPage'], HookTable::SCREEN, 14],
            ['admin_init', [LinkPolicyText::class, 'suggest'], HookTable::SCREEN],
            ['gazetteer_sweep_link_clicks', [ClickSweep::class, 'run'], HookTable::CRON],
        ];
    }

    public static function services(): array
    {
        return [
            ClickTable::class => static fn (): ClickTable => new ClickTable(),
            LinkEventsRoute::class => static fn (Container $plugin): LinkEventsRoute => new LinkEventsRoute(
                $plugin->get(ClickTable::class),
                static fn (): bool => $plugin->settings()->tracksLinks() && TrackingOptions::isOwn($plugin->settings()->tracking()),
            ),
            ClicksScreen::class => static fn (Container $plugin): ClicksScreen => new ClicksScreen(
                $plugin->get(ClickTable::class),
                static fn (): bool => $plugin->settings()->tracksLinks(),
                $plugin->settings()->names()->listing,
            ),
        ];
    }

    public static function routes(): array
    {
        return [LinkEventsRoute::class];
    }

    public static function actions(): array
    {
        return [];
    }
}
