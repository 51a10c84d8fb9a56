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

/** Reads the hook tables of the modules and adds the hooks for the current kind of request. Loads nothing else. */
final class Plugin
{
    /** Name of the option that stores the `SETUP_VERSION` of the last setup. */
    public const SETUP_OPTION = 'gazetteer_set_up';
    /** Setup runs again when this value differs from the stored one. A test compares it with the table versions. */
    public const SETUP_VERSION = GAZETTEER_VERSION . ', entries 2, orders 2, claims 1, link_clicks 1, outbound_links 1, listings_due 1, mails 1, search index 4, expiry 1, account names 1';

    /**
     * The modules, and for which kinds of requests they have hooks. Tables without a hook for the current request are not
     * loaded. A test compares the kinds with the hook tables.
     */
    private const MODULES = [
        ContactFormModule::class => HookTable::ANY | HookTable::ANSWERS,
        WidgetsModule::class => HookTable::ANY,
        PlansModule::class => HookTable::ANY | HookTable::ANSWERS,
        ListingsModule::class => HookTable::ANY | HookTable::ANSWERS,
        SearchModule::class => HookTable::ANY,
        DirectoryModule::class => HookTable::ANY,
        SubmissionModule::class => HookTable::SCREEN | HookTable::CRON | HookTable::POSTED | HookTable::EDITING | HookTable::ANSWERS,
        ClaimsModule::class => HookTable::SCREEN | HookTable::CRON | HookTable::POSTED | HookTable::PRIVACY | HookTable::CLI,
    ];

    private static Container $container;

    public static function boot(string $file): void
    {
        $kind = self::kind();
        $modules = self::modules($kind);
        $answering = array_filter($modules, static fn (int $kinds): bool => ($kinds & HookTable::ANSWERS) !== 0);
        self::$container = new Container($file, array_keys($modules), array_keys($answering));
        (new HookTable($modules, self::$container, $kind))->add();
        if (is_multisite()) {
            add_action('switch_blog', self::$container->forget(...));
        }
        // Page views do not change settings, so this listener is not needed there.
        if ($kind !== HookTable::FRONT) {
            add_action('update_option_' . Settings::OPTION, self::$container->forget(...));
        }
        if ($kind & HookTable::AJAX) {
            // Most AJAX calls belong to other plugins, so add only a few hooks and load no services.
            (new AjaxHooks(self::$container))->register();
        } elseif (self::isOwnCall()) {
            // A theme file may start with a byte order mark, and old code may print notices. Buffer them, to discard
            // them before the response.
            ob_start();
        }
    }

    /**
     * Gives templates access to services, because the container does not construct templates.
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

        // The literal value of `Field::LISTING`; using the constant would load one more file on every page.
        return $kind | ($kind & HookTable::FRONT && isset($_GET['lp_post']) ? HookTable::EDITING : 0); // phpcs:ignore WordPress.Security
    }

    /** @return array<class-string<Module>, int> With the kinds of requests for which they have hooks. */
    private static function modules(int $kind): array
    {
        $modules = self::MODULES;
        if (defined('WP_CLI') && WP_CLI) {
            $modules[ImportModule::class] = HookTable::ANY;
        }
        // Skip the links module on AJAX calls, and on pages of sites that neither track clicks nor have outbound links.
        if (!($kind & HookTable::AJAX) && ($kind & ~(HookTable::FRONT | HookTable::POSTED | HookTable::EDITING) || (new Settings())->tracksLinks() || self::hasOutboundLinks())) {
            $modules[LinksModule::class] = HookTable::ANY | HookTable::ANSWERS;
        }
        // Visitors' requests and AJAX calls to a site that is set up need no setup. During activation, `plugins_loaded` has
        // already fired.
        $isUsual = ($kind & ~(HookTable::FRONT | HookTable::AJAX | HookTable::POSTED | HookTable::EDITING)) === 0 && !is_multisite() && did_action('plugins_loaded') === 0;
        if (!$isUsual || get_option(self::SETUP_OPTION) !== self::SETUP_VERSION) {
            $modules[SetupModule::class] = HookTable::ANY;
        }

        return $modules;
    }

    /** Whether the table of outbound links exists. Reads only autoloaded options, to avoid a query. */
    public static function hasOutboundLinks(): bool
    {
        $state = maybe_unserialize(wp_load_alloptions()['gazetteer_table_outbound_links'] ?? '');

        return is_array($state) && ($state['design'] ?? 0) > 0;
    }

    /**
     * Whether the request URL is in our REST namespace. WordPress parses it later, when other code may already have
     * printed.
     */
    private static function isOwnCall(): bool
    {
        $namespace = self::settings()->given('namespace');
        // The value is only compared with our own namespace.
        $address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
        $names = is_string($namespace) && $namespace !== '' ? $namespace : Settings::REST_NAMESPACE;

        return is_string($address) && str_contains(rawurldecode($address), "/{$names}/") && Request::namesRest(self::settings()->restNamespace());
    }
}
