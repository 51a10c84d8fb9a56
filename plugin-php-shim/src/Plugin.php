<?php

declare(strict_types=1);

namespace Gazetteer;

use Gazetteer\Claims\ClaimsModule;
use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\Directory\DirectoryModule;
use Gazetteer\Import\ImportModule;
use Gazetteer\Kernel\Calls\AjaxHooks;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Kernel\Request;
use Gazetteer\Kernel\Settings;
use Gazetteer\Links\LinksModule;
use Gazetteer\Listings\ListingsModule;
use Gazetteer\Plans\PlansModule;
use Gazetteer\Search\SearchModule;
use Gazetteer\Setup\SetupModule;
use Gazetteer\Submission\SubmissionModule;
use Gazetteer\Widgets\WidgetsModule;

/** Reads the modules' tables and adds the hooks of this kind of request; nothing else is loaded or made for it. */
final class Plugin
{
    /** Notes what a site has been given, ... */
    public const SET_UP = 'gazetteer_set_up';
    /** ... and whatever differs from it sets the site up anew. A test holds the designs of tables against it. */
    public const EDITION = GAZETTEER_VERSION . ', entries 2, orders 2, claims 1, link_clicks 1, outbound_links 1, listings_due 1, search index 4, expiry 1, account names 1';

    private const MODULES = [
        ContactFormModule::class,
        WidgetsModule::class,
        PlansModule::class,
        ListingsModule::class,
        SearchModule::class,
        DirectoryModule::class,
        SubmissionModule::class,
        ClaimsModule::class,
    ];

    /** Modules whose tables have no row for a visit to a page, so that none is read then. */
    private const WITHOUT_PAGE_HOOKS = [SubmissionModule::class, ClaimsModule::class];

    /** Those without a row for AJAX calls. */
    private const WITHOUT_AJAX_HOOKS = [SubmissionModule::class];

    /** Modules that answer no call, so that none is read for those of others, but for WordPress’s tools for personal data. */
    private const WITHOUT_CALLS = [ClaimsModule::class];

    private static Container $container;

    public static function boot(string $file): void
    {
        $kind = self::kind();
        $modules = self::modules($kind);
        self::$container = new Container($file, $modules, array_values(array_diff($modules, self::WITHOUT_CALLS)));
        $unread = match (true) {
            $kind === HookTable::FRONT => self::WITHOUT_PAGE_HOOKS,
            $kind === HookTable::AJAX && !str_starts_with(Request::action(), 'wp-privacy-') => [...self::WITHOUT_AJAX_HOOKS, ...self::WITHOUT_CALLS],
            default => [],
        };
        (new HookTable(array_values(array_diff($modules, $unread)), self::$container, $kind))->add();
        if (is_multisite()) {
            add_action('switch_blog', self::$container->forget(...));
        }
        // A visit to a page changes no settings.
        if ($kind !== HookTable::FRONT) {
            add_action('update_option_' . Settings::OPTION, self::$container->forget(...));
        }
        if ($kind & HookTable::AJAX) {
            // Most AJAX calls are other people's: they pay for a few hooks and for nothing behind them.
            (new AjaxHooks(self::$container))->register();
        } elseif (self::isOwnCall()) {
            // A theme's file may begin with a byte order mark, and older code prints notices: they are dropped before the answer.
            ob_start();
        }
    }

    /**
     * For templates, which nobody makes.
     *
     * @template T of object
     * @param class-string<T> $class
     * @return T
     */
    public static function get(string $class): object
    {
        return self::$container->get($class);
    }

    public static function settings(): Settings
    {
        return self::$container->settings();
    }

    private static function kind(): int
    {
        $kind = HookTable::kind();

        // Field::LISTING, written out: that class would be a file more for each page.
        return $kind | ($kind & HookTable::FRONT && isset($_GET['lp_post']) ? HookTable::EDITING : 0); // phpcs:ignore WordPress.Security
    }

    /** @return list<class-string<Module>> */
    private static function modules(int $kind): array
    {
        $modules = self::MODULES;
        if (defined('WP_CLI') && WP_CLI) {
            $modules[] = ImportModule::class;
        }
        // Nobody pays on a page for links that nobody counts or has made, and AJAX calls have no part in them.
        if (!($kind & HookTable::AJAX) && ($kind & ~(HookTable::FRONT | HookTable::POSTED | HookTable::EDITING) || (new Settings())->tracksLinks() || self::hasOutboundLinks())) {
            $modules[] = LinksModule::class;
        }
        // Visitors of a site that has been set up need none of this; whoever activates the plugin comes when all others are loaded.
        $isUsual = in_array($kind, [HookTable::FRONT, HookTable::AJAX], true) && !is_multisite() && did_action('plugins_loaded') === 0;
        if (!$isUsual || get_option(self::SET_UP) !== self::EDITION) {
            $modules[] = SetupModule::class;
        }

        return $modules;
    }

    /** Whether their table is there. What is not among the options that are loaded anyway costs no statement. */
    public static function hasOutboundLinks(): bool
    {
        $state = maybe_unserialize(wp_load_alloptions()['gazetteer_table_outbound_links'] ?? '');

        return is_array($state) && ($state['design'] ?? 0) > 0;
    }

    /** Whether the address is one of our REST API's. WordPress finds out later, when others may have printed. */
    private static function isOwnCall(): bool
    {
        $namespace = self::settings()->given('namespace');
        // Only compared with a name of our own.
        $address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
        $names = is_string($namespace) && $namespace !== '' ? $namespace : Settings::REST_NAMESPACE;

        return is_string($address) && str_contains(rawurldecode($address), "/{$names}/") && Request::namesRest(self::settings()->restNamespace());
    }
}
