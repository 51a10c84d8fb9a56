<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Kernel\Request;
use Gazetteer\Plugin;
use Gazetteer\Widgets\Sitewide\Adoption;
use Gazetteer\Widgets\Sitewide\SiteHelpers;
use WP_Block;
use WP_REST_Request;

if (!defined('ABSPATH')) {
    exit;
}

/** The folders of blocks/: each is a block and a shortcode, and may be shown on every page. */
final class WidgetsModule implements Module
{
    private const MANIFEST = 'blocks-manifest.php';
    private const FORM = 'contact-form';
    /** Folders of site-widgets/: widgets that only take over what is on a page already, and so have no block. */
    public const HELPERS = ['comment-reply', 'site-menu'];
    /** How WordPress's own routes begin. Written out, so that nothing else is loaded for it. */
    private const REST_OF_WORDPRESS = '/wp/';

    private static bool $areRegistered = false;

    public static function hooks(): array
    {
        [$pages, $screen, $ajax, $rest] = [HookTable::FRONT | HookTable::SCREEN, HookTable::SCREEN, HookTable::AJAX, HookTable::REST];
        $needsTexts = version_compare($GLOBALS['wp_version'], '6.8', '<');

        return [
            // Newer versions of WordPress find a plugin's own translations by the header.
            ...($needsTexts ? [['init', [self::class, 'loadTranslations'], HookTable::ALWAYS, 0]] : []),
            ['init', [self::class, 'register'], $pages],
            ['init', [self::class, 'registerShortcodes'], $ajax],
            // A call may draw posts; registering waits until it really draws a block, or a member may ask for blocks.
            ['pre_render_block', [self::class, 'registerBefore'], $ajax | $rest, 0],
            ['rest_pre_dispatch', [self::class, 'registerForCall'], $rest, 0],
            ['wp', [self::class, 'preparePage'], HookTable::FRONT],
            ['template_redirect', [self::class, 'adopt'], HookTable::FRONT, 0],
            ['enqueue_block_editor_assets', [BlockEditor::class, '->enqueueScripts'], $screen],
            ['enqueue_block_assets', [BlockEditor::class, '->enqueueStyles'], $screen],
            ['admin_notices', [BundleNotice::class, '->print'], $screen],
        ];
    }

    public static function services(): array
    {
        $folder = static fn (Container $plugin): string => dirname($plugin->file);

        return [
            Bundle::class => [static fn (Container $plugin): Bundle => new Bundle($folder($plugin) . '/dist', plugins_url('dist', $plugin->file)), Container::LASTS],
            Assets::class => [static fn (Container $plugin): Assets => new Assets($plugin->get(Bundle::class), new PageConfig($plugin->settings())), Container::LASTS],
            Renderer::class => [static fn (Container $plugin): Renderer => new Renderer($plugin->get(Assets::class)), Container::LASTS],
            WidgetRegistry::class => [static fn (Container $plugin): WidgetRegistry => new WidgetRegistry($folder($plugin) . '/blocks', $folder($plugin) . '/site-widgets', $plugin->get(Renderer::class)), Container::LASTS],
            SiteHelpers::class => [static fn (Container $plugin): SiteHelpers => new SiteHelpers(
                $plugin->settings(),
                $plugin->get(WidgetRegistry::class),
                $plugin->get(Renderer::class),
                $plugin->get(Assets::class),
            ), Container::LASTS],
            Adoption::class => [static fn (Container $plugin): Adoption => new Adoption(
                $plugin->settings(),
                $plugin->get(WidgetRegistry::class),
                $plugin->get(Assets::class),
            ), Container::LASTS],
            BlockEditor::class => static fn (Container $plugin): BlockEditor => new BlockEditor(
                $plugin->get(WidgetRegistry::class),
                $plugin->get(Assets::class),
                $folder($plugin),
                plugins_url('', $plugin->file),
            ),
            BundleNotice::class => static fn (Container $plugin): BundleNotice => new BundleNotice($plugin->get(Bundle::class)),
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

    /** @return list<string> */
    public static function names(): array
    {
        return array_keys(require self::folder() . '/' . self::MANIFEST);
    }

    /** Where Contact Form 7 is active, there is no form of ours to show. */
    public static function isOffered(string $widget): bool
    {
        return $widget !== self::FORM || ContactFormModule::areFormsOurs();
    }

    public static function register(): void
    {
        // Only compared with a name of WordPress's own.
        $address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
        $mayBeRest = is_string($address) && str_contains(rawurldecode($address), self::REST_OF_WORDPRESS);
        if (!$mayBeRest || !Request::namesRest(trim(self::REST_OF_WORDPRESS, '/'))) {
            self::registerBlocks();
        }
        self::registerShortcodes();
        if (!is_admin() && (array) Plugin::settings()->given('adopt') !== []) {
            Plugin::get(Adoption::class)->quietElementor();
        }
    }

    public static function registerBlocks(): void
    {
        if (self::$areRegistered) {
            return;
        }
        self::$areRegistered = true;
        $folder = self::folder();
        // One file in place of each block.json, where WordPress knows such collections.
        if (function_exists('wp_register_block_metadata_collection')) {
            wp_register_block_metadata_collection($folder, "{$folder}/" . self::MANIFEST);
        }
        foreach (array_filter(self::names(), self::isOffered(...)) as $name) {
            register_block_type_from_metadata("{$folder}/{$name}", [
                'render_callback' => static fn (array $attributes, string $content, WP_Block $block): string => Plugin::get(WidgetRegistry::class)
                    ->renderBlock($name, $attributes, $content, $block),
            ]);
        }
    }

    public static function registerBefore(mixed $drawn): mixed
    {
        self::registerBlocks();

        return $drawn;
    }

    public static function registerForCall(mixed $answer, mixed $server, WP_REST_Request $request): mixed
    {
        if (is_user_logged_in() || !str_starts_with($request->get_route(), self::REST_OF_WORDPRESS)) {
            self::registerBlocks();
        }

        return $answer;
    }

    public static function registerShortcodes(): void
    {
        foreach (self::names() as $name) {
            add_shortcode('gazetteer_' . str_replace('-', '_', $name), static fn ($attributes, ?string $content = null): string => Plugin::get(WidgetRegistry::class)
                ->renderShortcode($name, (array) $attributes, $content ?? ''));
        }
    }

    /** Now it is known what kind of page is asked for; answers of the REST API and of AJAX calls never come here. */
    public static function preparePage(): void
    {
        // An address may name the REST API and be a page's.
        self::registerBlocks();
        if ((array) Plugin::settings()->given('helpers') !== []) {
            Plugin::get(SiteHelpers::class)->hookHelpers();
        }
    }

    public static function adopt(): void
    {
        if ((array) Plugin::settings()->given('adopt') !== []) {
            Plugin::get(Adoption::class)->watchPage();
        }
    }

    public static function loadTranslations(): void
    {
        load_plugin_textdomain('gazetteer', false, basename(dirname(GAZETTEER_FILE)) . '/languages');
    }

    private static function folder(): string
    {
        return dirname(GAZETTEER_FILE) . '/blocks';
    }
}
