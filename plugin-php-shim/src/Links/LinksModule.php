<?php

declare(strict_types=1);

namespace Gazetteer\Links;

use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Links\Admin\ClicksScreen;
use Gazetteer\Links\Admin\Outbound\OutboundEditor;
use Gazetteer\Links\Admin\Outbound\OutboundImportScreen;
use Gazetteer\Links\Admin\Outbound\OutboundScreen;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Links\Counts\LinkEventsRoute;
use Gazetteer\Links\Outbound\OutboundAddresses;
use Gazetteer\Links\Outbound\OutboundRedirect;
use Gazetteer\Links\Outbound\OutboundTable;
use Gazetteer\Plugin;
use Gazetteer\Widgets\Sitewide\TrackingOptions;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Registers click counts and outbound links. Pages load this module only if the site owner uses one of the two
 * features.
 */
final class LinksModule implements Module
{
    /** Hook priority that runs after the content filters of WordPress and of listing pages. */
    private const LAST = 30;

    public static function hooks(): array
    {
        $front = HookTable::FRONT;

        return [
            ['admin_menu', [ClicksScreen::class, '->addPage'], HookTable::SCREEN, 14],
            ['admin_menu', [OutboundScreen::class, '->addPage'], HookTable::SCREEN, 15],
            ['set_screen_option_gazetteer_outbound_per_page', [OutboundScreen::class, 'perPage'], HookTable::SCREEN],
            ['admin_init', [self::class, 'suggestPolicyText'], HookTable::SCREEN],
            ['gazetteer_sweep_link_clicks', [ClickTable::class, '->sweep'], HookTable::CRON],
            ...(Plugin::hasOutboundLinks() ? [
                ...(OutboundAddresses::mayBeAsked(Plugin::settings()) ? [['do_parse_request', [OutboundRedirect::class, '->answer'], $front, 0]] : []),
                ['the_content', [OutboundAddresses::class, '->mark'], $front, self::LAST],
                ['gazetteer_listing_card', [OutboundAddresses::class, '->mark'], $front, self::LAST],
            ] : []),
        ];
    }

    public static function services(): array
    {
        return [
            ClickTable::class => static fn (Container $plugin): ClickTable => new ClickTable(
                static fn (): bool => $plugin->settings()->tracksLinks() && TrackingOptions::isOwn($plugin->settings()->tracking()),
            ),
            LinkEventsRoute::class => static fn (Container $plugin): LinkEventsRoute => new LinkEventsRoute(
                $plugin->get(ClickTable::class),
                static function (string $address) use ($plugin): bool {
                    $asked = $plugin->get(OutboundAddresses::class)->paths()->read($address);

                    return $asked !== null && $plugin->get(OutboundTable::class)->at(...$asked)?->isOn === true;
                },
            ),
            ClicksScreen::class => static fn (Container $plugin): ClicksScreen => new ClicksScreen(
                $plugin->get(ClickTable::class),
                static fn (): bool => $plugin->settings()->tracksLinks(),
                $plugin->settings()->names()->listing,
            ),
            OutboundTable::class => static fn (): OutboundTable => new OutboundTable(),
            OutboundAddresses::class => static fn (Container $plugin): OutboundAddresses => new OutboundAddresses($plugin->settings()),
            OutboundRedirect::class => static fn (Container $plugin): OutboundRedirect => new OutboundRedirect(
                $plugin->get(OutboundTable::class),
                $plugin->get(OutboundAddresses::class),
                $plugin->get(ClickTable::class),
            ),
            OutboundScreen::class => static fn (Container $plugin): OutboundScreen => new OutboundScreen(
                $plugin->get(OutboundTable::class),
                $plugin->get(OutboundAddresses::class),
                $plugin->get(ClickTable::class),
                $plugin->lazily(OutboundEditor::class),
                $plugin->lazily(OutboundImportScreen::class),
                $plugin->settings()->names()->listing,
            ),
            OutboundEditor::class => static fn (Container $plugin): OutboundEditor => new OutboundEditor($plugin->get(OutboundTable::class), $plugin->get(OutboundAddresses::class)),
            OutboundImportScreen::class => static fn (Container $plugin): OutboundImportScreen => new OutboundImportScreen($plugin->get(OutboundTable::class), $plugin->get(OutboundAddresses::class)),
        ];
    }

    public static function routes(): array
    {
        return [LinkEventsRoute::class => 'link-events'];
    }

    public static function actions(): array
    {
        return [];
    }

    /** A suggestion for the privacy policy of a site that counts followed links. */
    public static function suggestPolicyText(): void
    {
        if (!Plugin::settings()->tracksLinks()) {
            return;
        }
        $text = sprintf(
            /* translators: %d: a number of days. */
            __('We count how often visitors follow links on our pages, for each day, kind and destination. We store nothing that identifies visitors: no IP address, no cookie, and no part of a URL after its path. We delete the counts after %d days. If our settings include an analytics service, it receives the same data after visitors give consent.', 'gazetteer'),
            ClickTable::DAYS,
        );
        if (Plugin::hasOutboundLinks() && Plugin::get(ClickTable::class)->isOn()) {
            $text .= ' ' . __('Some links to partners use an address of this site. When you follow one of these links, our server counts it in the same way, without a cookie. The partner sees that you come from this site, and may pay us a commission.', 'gazetteer');
        }
        wp_add_privacy_policy_content('Gazetteer', '<p>' . esc_html($text) . '</p>');
    }
}
