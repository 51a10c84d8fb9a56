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
use Gazetteer\Reviews\ReviewsModule;
use Gazetteer\Search\SearchModule;
use Gazetteer\Setup\SetupModule;
use Gazetteer\Submission\SubmissionModule;
use Gazetteer\Widgets\WidgetsModule;

/** Adds the hooks of the modules that apply to the current request. Other classes are loaded only when a hook fires. */
final class Plugin
{
    /** The name of the option that stores the `SETUP_VERSION` of the last setup. */
    public const SETUP_OPTION = 'gazetteer_set_up';
    /**
     * When this value differs from the stored one, the setup runs again. A test compares it with the table versions.
     */
    public const SETUP_VERSION = GAZETTEER_VERSION . ', entries 2, orders 2, claims 1, link_clicks 1, outbound_links 1, listings_due 1, mails 1, import_log 1, search index 6, expiry 1, account names 1';

    /**
     * The modules, with the request types for which they have hooks. A module is not loaded for other requests. A test
     * compares this list with the modules' hooks.
     */
    private const MODULES = [
        ContactFormModule::class => HookTable::ANY | HookTable::ANSWERS,
        WidgetsModule::class => HookTable::ANY,
        PlansModule::class => HookTable::ANY | HookTable::ANSWERS,
        ListingsModule::class => HookTable::ANY | HookTable::ANSWERS,
        SearchModule::class => HookTable::ANY | HookTable::ANSWERS,
        DirectoryModule::class => HookTable::ANY | HookTable::ANSWERS,
        ReviewsModule::class => HookTable::SCREEN | HookTable::POSTED,
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
        // Settings do not change on page views of the front end.
        if ($kind !== HookTable::FRONT) {
            add_action('update_option_' . Settings::OPTION, self::$container->forget(...));
        }
        if ($kind & HookTable::AJAX) {
            // Most AJAX calls are for other plugins, so do not load services here.
            (new AjaxHooks(self::$container))->register();
        } elseif (self::isOwnCall()) {
            // Theme files with a byte order mark, or PHP notices, may print text before the response. Buffer and
            // discard this text.
            ob_start();
        }
    }

    /**
     * Returns a service. Only for templates and static callbacks, which get no services through a constructor.
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

        // `lp_post` is the value of `Field::LISTING`. Using the constant would load one more file on every page.
        return $kind | ($kind & HookTable::FRONT && isset($_GET['lp_post']) ? HookTable::EDITING : 0); // phpcs:ignore WordPress.Security
    }

    /**
     * @return array<class-string<Module>, int> The modules for this request, with the request types for which they have
     *     hooks.
     */
    private static function modules(int $kind): array
    {
        $modules = self::MODULES;
        if (($kind & HookTable::SCREEN) || (defined('WP_CLI') && WP_CLI)) {
            $modules[ImportModule::class] = HookTable::ANY;
        }
        // The links module is not needed for AJAX calls, or for pages of sites without link tracking and outbound
        // links.
        if (!($kind & HookTable::AJAX) && ($kind & ~(HookTable::FRONT | HookTable::POSTED | HookTable::EDITING) || (new Settings())->tracksLinks() || self::hasOutboundLinks())) {
            $modules[LinksModule::class] = HookTable::ANY | HookTable::ANSWERS;
        }
        // Visitors' requests do not need the setup module if the site is already set up. If `plugins_loaded` has
        // already fired, the request activates the plugin.
        $isVisitRequest = ($kind & ~(HookTable::FRONT | HookTable::AJAX | HookTable::POSTED | HookTable::EDITING)) === 0 && !is_multisite() && did_action('plugins_loaded') === 0;
        if (!$isVisitRequest || get_option(self::SETUP_OPTION) !== self::SETUP_VERSION) {
            $modules[SetupModule::class] = HookTable::ANY;
        }

        return $modules;
    }

    /** Whether the table of outbound links exists. Reads only an autoloaded option, so that no query is needed. */
    public static function hasOutboundLinks(): bool
    {
        $state = maybe_unserialize(wp_load_alloptions()['gazetteer_table_outbound_links'] ?? '');

        return is_array($state) && ($state['design'] ?? 0) > 0;
    }

    /**
     * Whether the request is for the plugin's REST namespace. WordPress detects REST requests only later, when other
     * code may already have printed output.
     */
    private static function isOwnCall(): bool
    {
        $namespace = self::settings()->given('namespace');
        // The value is only compared with the plugin's namespace.
        $address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
        $names = is_string($namespace) && $namespace !== '' ? $namespace : Settings::REST_NAMESPACE;

        return is_string($address) && str_contains(rawurldecode($address), "/{$names}/") && Request::namesRest(self::settings()->restNamespace());
    }
}
