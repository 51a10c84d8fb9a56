<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\BotCheck\BotCheckHealth;
use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Plans\Payments\PaymentSetup;
use Gazetteer\Search\SiteIndex;
use Gazetteer\Setup\Install\Installation;
use Gazetteer\Setup\Install\NeutralNames;
use Gazetteer\Setup\Install\Tables;
use Gazetteer\Setup\Install\TablesHealth;
use Gazetteer\Setup\Settings\SettingsScreen;
use Gazetteer\Setup\Settings\SettingsTab;
use Gazetteer\Submission\Expiry\Expiry;
use Gazetteer\Widgets\WidgetRegistry;

if (!defined('ABSPATH')) {
    exit;
}

final class SetupModule implements Module
{
    /** A late priority, because post types and taxonomies must be registered first. */
    private const LAST = 1000;

    public static function hooks(): array
    {
        [$always, $screen, $cron] = [HookTable::ALWAYS, HookTable::SCREEN, HookTable::CRON];
        $plugin = plugin_basename(GAZETTEER_FILE);

        return [
            ["activate_{$plugin}", [Installation::class, '->run'], $always],
            ["deactivate_{$plugin}", [Installation::class, 'deactivate'], $always],
            ['init', [Installation::class, '->check'], $always, self::LAST],
            ['gazetteer_neutral_names', [NeutralNames::class, 'run'], $cron],
            ['gazetteer_migrate_tables', [Tables::class, 'migrate'], $cron],
            // Also migrate in the admin, because WP-Cron may not run on this site.
            ['admin_init', [Tables::class, 'migrate'], $screen],
            ...(is_multisite() ? [['wpmu_drop_tables', [Tables::class, 'addToDropped'], $always]] : []),
            ['site_status_tests', [TablesHealth::class, 'addTest'], $screen | $cron],
            ['admin_post_gazetteer_migrate_now', [TablesHealth::class, 'tryNow'], $screen],
            ['site_status_tests', [ProxyHealth::class, 'addTest'], $screen],
            ['admin_notices', [ProxyNotice::class, 'print'], $screen],
            ['admin_post_gazetteer_dismiss_proxy', [ProxyNotice::class, 'dismiss'], $screen],
            ['site_status_tests', [BotCheckHealth::class, '->addTest'], $screen | $cron],
            ['admin_init', [SettingsScreen::class, '->registerSetting'], $screen],
            ['admin_menu', [SettingsScreen::class, '->addPage'], $screen],
            ["plugin_action_links_{$plugin}", [SettingsScreen::class, '->addLink'], $screen],
            ['current_screen', [HelpTabs::class, '->add'], $screen],
            ['admin_menu', [SetupScreen::class, '->addPage'], $screen, 20],
            ['admin_notices', [SetupScreen::class, '->printNotice'], $screen],
            ['admin_post_gazetteer_setup', [SetupScreen::class, '->do'], $screen],
            ['admin_post_gazetteer_setup_later', [SetupScreen::class, '->postpone'], $screen],
        ];
    }

    public static function services(): array
    {
        return [
            Installation::class => static fn (Container $plugin): Installation => new Installation([
                $plugin->settings()->install(...),
                static fn () => $plugin->get(ContactFormServices::class)->table->ensure(),
                ContactFormServices::planEvents(...),
                Expiry::schedule(...),
                Tables::migrate(...),
                NeutralNames::plan(...),
                static fn () => $plugin->get(SiteIndex::class)->ensureBuilt(),
            ]),
            BotCheckHealth::class => static fn (Container $plugin): BotCheckHealth => new BotCheckHealth(BotCheckSettings::fromSettings($plugin->settings()), SettingsTab::BotCheck->url()),
            SettingsScreen::class => static fn (Container $plugin): SettingsScreen => new SettingsScreen($plugin->settings(), $plugin->get(WidgetRegistry::class), $plugin->file),
            HelpTabs::class => static fn (Container $plugin): HelpTabs => new HelpTabs($plugin->settings()->names(), $plugin->file),
            SetupScreen::class => static fn (Container $plugin): SetupScreen => new SetupScreen($plugin->settings(), $plugin->file, $plugin->lazily(PaymentSetup::class)),
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
}
