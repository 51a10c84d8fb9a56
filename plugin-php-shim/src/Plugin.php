<?php

declare(strict_types=1);

namespace Gazetteer;

use Gazetteer\ContactForm\Entries\EntryCron;
use Gazetteer\ContactForm\Entries\EntryHooks;
use Gazetteer\ContactForm\FormHooks;
use Gazetteer\ContactForm\Rest\FeedbackController;
use Gazetteer\ContactForm\Rest\RefillController;
use Gazetteer\ContactForm\Rest\SchemaController;
use Gazetteer\ContactForm\Submission\AddressRateLimiter;
use Gazetteer\ContactForm\Submission\AttemptCounter;
use Gazetteer\ContactForm\Submission\NativePost;
use Gazetteer\ContactForm\Submission\StaleNonce;
use Gazetteer\ContactForm\Submission\SubmissionServices;
use Gazetteer\Directory\DirectoryHooks;
use Gazetteer\Import\Cli\ListingsCommand;
use Gazetteer\Kernel\AjaxHooks;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\RestRoute;
use Gazetteer\Kernel\Request;
use Gazetteer\Kernel\RestHooks;
use Gazetteer\Kernel\Settings;
use Gazetteer\Kernel\SiteCaller;
use Gazetteer\Listings\Editing\FieldAdmin;
use Gazetteer\Listings\Editing\ListingFromEntry;
use Gazetteer\Listings\ListingHooks;
use Gazetteer\Plans\Admin\PlanAdmin;
use Gazetteer\Plans\PlanHooks;
use Gazetteer\Search\SearchHooks;
use Gazetteer\Setup\HelpTabs;
use Gazetteer\Setup\Install\Installation;
use Gazetteer\Setup\Install\Tables;
use Gazetteer\Setup\ProxyHealth;
use Gazetteer\Setup\SettingsScreen;
use Gazetteer\Setup\SetupHooks;
use Gazetteer\Widgets\Adoption;
use Gazetteer\Widgets\Assets;
use Gazetteer\Widgets\BlockEditor;
use Gazetteer\Widgets\Bundle;
use Gazetteer\Widgets\BundleNotice;
use Gazetteer\Widgets\PageConfig;
use Gazetteer\Widgets\Renderer;
use Gazetteer\Widgets\SiteHelpers;
use Gazetteer\Widgets\WidgetRegistry;

/** Makes the objects and hooks them; nothing else in the plugin does either. */
final class Plugin
{
    private readonly Settings $settings;
    private readonly Bundle $bundle;
    private readonly Assets $assets;
    private readonly Renderer $renderer;
    private readonly WidgetRegistry $widgets;
    private readonly FormHooks $forms;
    private readonly EntryHooks $entries;
    private readonly ListingHooks $listings;
    private readonly PlanHooks $plans;
    private readonly SearchHooks $index;
    private readonly DirectoryHooks $directory;
    private ?SubmissionServices $services = null;

    private function __construct(private readonly string $file)
    {
        $this->settings = new Settings();
        $this->bundle = new Bundle($this->folder() . '/dist', plugins_url('dist', $this->file));
        $this->assets = new Assets($this->bundle, new PageConfig($this->settings));
        $this->renderer = new Renderer($this->assets);
        $this->widgets = new WidgetRegistry($this->folder() . '/blocks', $this->renderer);
        $this->forms = new FormHooks();
        $this->entries = new EntryHooks($this->forms->repository(...), new ListingFromEntry(fn () => $this->listings->repository(), $this->settings->names(...)), $this->file);
        $names = $this->settings->names(...);
        $this->listings = new ListingHooks($names);
        $this->plans = new PlanHooks($this->settings);
        $this->index = new SearchHooks($names);
        $this->directory = new DirectoryHooks(
            $this->settings,
            fn () => $this->index->finder(),
            fn () => $this->listings->repository(),
            fn () => $this->listings->fields(),
            fn () => $this->plans->repository(),
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
            static fn () => $plugin->index->index()->begin(),
        ]))->register($file);
        Tables::register();
        add_action('init', $plugin->loadTranslations(...), 0);
        add_action('init', $plugin->widgets->registerShortcodes(...));
        $plugin->forms->register();
        $plugin->entries->register();
        $plugin->listings->register();
        $plugin->plans->register();
        $plugin->index->register();
        $plugin->directory->register();
        if (defined('WP_CLI') && WP_CLI) {
            ListingsCommand::register($plugin->index->index(...));
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
        add_action(EntryCron::SWEEP, [AttemptCounter::class, 'sweep']);

        if (is_admin()) {
            (new SettingsScreen($this->settings, $this->widgets, $this->file))->register();
            HelpTabs::register($this->settings->names(...), $this->file);
            (new BlockEditor($this->widgets, $this->assets, $this->folder(), plugins_url('', $this->file)))->register();
            (new BundleNotice($this->bundle))->register();
            ProxyHealth::register();
            (new SetupHooks($this->settings, $this->file))->register();

            return;
        }

        if ($_POST !== [] || Request::isCutOff()) {
            NativePost::register($this->services(...));
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

    /** @return list<AjaxAction> */
    private function ajaxEndpoints(): array
    {
        return [...$this->plans->endpoints(), ...$this->listings->endpoints()];
    }

    /** @return list<RestRoute> What stands behind them is made when one of them is asked. */
    private function restEndpoints(): array
    {
        if (!FormHooks::areOurs()) {
            return [];
        }
        $repository = $this->forms->repository(...);
        $challenges = fn () => $this->services()->challenges();

        return [
            new SchemaController($repository),
            new FeedbackController($repository, $challenges, fn () => $this->services()->handler(), fn () => SiteCaller::ofCall()),
            new RefillController($repository, $challenges, static fn () => new AddressRateLimiter('refills', 3), static fn () => SiteCaller::ofCall()),
        ];
    }

    private function services(): SubmissionServices
    {
        return $this->services ??= new SubmissionServices($this->forms->repository());
    }
}
