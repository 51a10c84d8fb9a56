<?php

declare(strict_types=1);

namespace Gazetteer;

use Gazetteer\Endpoint\AjaxEndpoint;
use Gazetteer\Endpoint\Rest\Feedback;
use Gazetteer\Endpoint\Rest\FeedbackSchema;
use Gazetteer\Endpoint\Rest\Refill;
use Gazetteer\Endpoint\RestEndpoint;
use Gazetteer\WordPress\Adoption;
use Gazetteer\WordPress\AjaxHooks;
use Gazetteer\WordPress\Assets;
use Gazetteer\WordPress\Bundle;
use Gazetteer\WordPress\BundleNotice;
use Gazetteer\WordPress\Cli\ListingsCommand;
use Gazetteer\WordPress\ContactForms\AddressThrottle;
use Gazetteer\WordPress\ContactForms\Desk;
use Gazetteer\WordPress\ContactForms\NativePost;
use Gazetteer\WordPress\ContactForms\StaleNonce;
use Gazetteer\WordPress\ContactForms\Tally;
use Gazetteer\WordPress\Database\Tables;
use Gazetteer\WordPress\Directory\DirectoryHooks;
use Gazetteer\WordPress\DirectoryAdmin\FieldAdmin;
use Gazetteer\WordPress\DirectoryAdmin\PlanAdmin;
use Gazetteer\WordPress\Editor;
use Gazetteer\WordPress\Entries\EntryCron;
use Gazetteer\WordPress\Entries\EntryHooks;
use Gazetteer\WordPress\Entries\ListingFromEntry;
use Gazetteer\WordPress\Forms\FormHooks;
use Gazetteer\WordPress\HelpTabs;
use Gazetteer\WordPress\Installation;
use Gazetteer\WordPress\Listings\ListingHooks;
use Gazetteer\WordPress\Lookup\LookupHooks;
use Gazetteer\WordPress\PageConfig;
use Gazetteer\WordPress\Plans\PlanHooks;
use Gazetteer\WordPress\ProxyHealth;
use Gazetteer\WordPress\Renderer;
use Gazetteer\WordPress\Request;
use Gazetteer\WordPress\RestHooks;
use Gazetteer\WordPress\Settings;
use Gazetteer\WordPress\SettingsScreen;
use Gazetteer\WordPress\Setup\SetupHooks;
use Gazetteer\WordPress\SiteCaller;
use Gazetteer\WordPress\SiteHelpers;
use Gazetteer\WordPress\Widgets;

/** Makes the objects and hooks them; nothing else in the plugin does either. */
final class Plugin
{
    private readonly Settings $settings;
    private readonly Bundle $bundle;
    private readonly Assets $assets;
    private readonly Renderer $renderer;
    private readonly Widgets $widgets;
    private readonly FormHooks $forms;
    private readonly EntryHooks $entries;
    private readonly ListingHooks $listings;
    private readonly PlanHooks $plans;
    private readonly LookupHooks $lookup;
    private readonly DirectoryHooks $directory;
    private ?Desk $desk = null;

    private function __construct(private readonly string $file)
    {
        $this->settings = new Settings();
        $this->bundle = new Bundle($this->folder() . '/dist', plugins_url('dist', $this->file));
        $this->assets = new Assets($this->bundle, new PageConfig($this->settings));
        $this->renderer = new Renderer($this->assets);
        $this->widgets = new Widgets($this->folder() . '/blocks', $this->renderer);
        $this->forms = new FormHooks();
        $this->entries = new EntryHooks($this->forms->shelf(...), new ListingFromEntry(fn () => $this->listings->shelf(), $this->settings->names(...)), $this->file);
        $names = $this->settings->names(...);
        $this->listings = new ListingHooks($names);
        $this->plans = new PlanHooks($this->settings);
        $this->lookup = new LookupHooks($names);
        $this->directory = new DirectoryHooks(
            $this->settings,
            fn () => $this->lookup->finder(),
            fn () => $this->listings->shelf(),
            fn () => $this->listings->fields(),
            fn () => $this->plans->shelf(),
            fn (string $widget) => $this->assets->need($widget, isStyledAtOnce: false),
        );
    }

    public static function boot(string $file): void
    {
        $plugin = new self($file);
        (new Installation([
            $plugin->settings->install(...),
            $plugin->entries->begin(...),
            Tables::migrate(...),
            static fn () => $plugin->lookup->lookup()->begin(),
        ]))->register($file);
        Tables::register();
        add_action('init', $plugin->loadTranslations(...), 0);
        add_action('init', $plugin->widgets->registerShortcodes(...));
        $plugin->forms->register();
        $plugin->entries->register();
        $plugin->listings->register();
        $plugin->plans->register();
        $plugin->lookup->register();
        $plugin->directory->register();
        if (defined('WP_CLI') && WP_CLI) {
            ListingsCommand::register($plugin->lookup->lookup(...));
        }
        add_action('switch_blog', $plugin->settings->forget(...));
        add_action('update_option_' . Settings::OPTION, $plugin->settings->forget(...));

        // Most AJAX calls are other people's: they pay for a few hooks and for nothing behind them.
        if (wp_doing_ajax()) {
            $plugin->widgets->registerBlocksLate();
            (new AjaxHooks($plugin->settings, $plugin->ajaxEndpoints(...)))->register();

            return;
        }

        $plugin->hookPages();
    }

    private function hookPages(): void
    {
        add_action('init', $this->widgets->registerBlocks(...));
        (new RestHooks($this->settings, $this->restEndpoints(...)))->register();
        // Their previews are asked for by REST.
        (new PlanAdmin($this->settings, $this->plans->cards(...), $this->bundle, $this->file))->register();
        (new FieldAdmin($this->settings->names(...), $this->listings->fields(...), $this->file))->register();
        add_action(EntryCron::SWEEP, [Tally::class, 'sweep']);

        if (is_admin()) {
            (new SettingsScreen($this->settings, $this->widgets, $this->file))->register();
            HelpTabs::register($this->settings->names(...), $this->file);
            (new Editor($this->widgets, $this->assets, $this->folder(), plugins_url('', $this->file)))->register();
            (new BundleNotice($this->bundle))->register();
            ProxyHealth::register();
            (new SetupHooks($this->settings, $this->file))->register();

            return;
        }

        if ($_POST !== [] || Request::isCutOff()) {
            NativePost::register($this->desk(...));
            StaleNonce::register();
        }
        (new SiteHelpers($this->settings, $this->widgets, $this->renderer, $this->assets))->register();
        (new Adoption($this->settings, $this->widgets, $this->assets))->register();
    }

    /** Newer versions of WordPress find a plugin's own translations by the header. */
    private function loadTranslations(): void
    {
        if (version_compare($GLOBALS['wp_version'], '6.8', '<')) {
            load_plugin_textdomain('gazetteer', false, basename($this->folder()) . '/languages');
        }
    }

    private function folder(): string
    {
        return dirname($this->file);
    }

    /** @return list<AjaxEndpoint> */
    private function ajaxEndpoints(): array
    {
        return [...$this->plans->endpoints(), ...$this->listings->endpoints()];
    }

    /** @return list<RestEndpoint> What stands behind them is made when one of them is asked. */
    private function restEndpoints(): array
    {
        if (!FormHooks::areOurs()) {
            return [];
        }
        $shelf = $this->forms->shelf(...);
        $puzzles = fn () => $this->desk()->challenges();

        return [
            new FeedbackSchema($shelf),
            new Feedback($shelf, $puzzles, fn () => $this->desk()->reception(), fn () => SiteCaller::ofCall()),
            new Refill($shelf, $puzzles, static fn () => new AddressThrottle('refills', 3), static fn () => SiteCaller::ofCall()),
        ];
    }

    private function desk(): Desk
    {
        return $this->desk ??= new Desk($this->forms->shelf());
    }
}
