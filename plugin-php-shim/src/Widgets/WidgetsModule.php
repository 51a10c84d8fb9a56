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

/** Registers the blocks and shortcodes of the folder blocks/, and the widgets that are shown on every page. */
final class WidgetsModule implements Module
{
    private const MANIFEST = 'blocks-manifest.php';
    private const FORM = 'contact-form';
    /** The folders of site-widgets/. These widgets have no block and only attach to existing HTML. */
    public const SITE_WIDGETS = ['comment-reply', 'site-menu'];
    /** The path prefix of core REST routes. Using the constant of `RestHooks` would load one more file. */
    private const CORE_REST_PREFIX = '/wp/';
    private const BLOCK_PREFIX = 'gazetteer/';

    private static bool $areRegistered = false;

    public static function hooks(): array
    {
        [$front, $screen, $ajax, $rest] = [HookTable::FRONT, HookTable::SCREEN, HookTable::AJAX, HookTable::REST];
        $loadsTranslations = version_compare($GLOBALS['wp_version'], '6.8', '<');

        return [
            // WordPress 6.8 and later load the plugin's translations automatically.
            ...($loadsTranslations ? [['init', [self::class, 'loadTranslations'], HookTable::ALWAYS, 0]] : []),
            ['init', [self::class, 'registerBlocks'], $screen | HookTable::CRON | HookTable::CLI],
            ['init', [self::class, 'registerForPage'], $front],
            ['init', [self::class, 'registerShortcodes'], $screen | $ajax],
            // WordPress prepares styles for each registered block, so register the blocks only when needed.
            ['pre_render_block', [self::class, 'registerBeforeRender'], $front | $ajax, 20],
            ['rest_pre_dispatch', [self::class, 'registerForRest'], $rest, 0],
            ['wp', [self::class, 'preparePage'], $front],
            ['enqueue_block_editor_assets', [BlockEditor::class, '->enqueueScripts'], $screen],
            ['enqueue_block_assets', [BlockEditor::class, '->enqueueStyles'], $screen],
            ['admin_notices', [Bundle::class, '->printNotice'], $screen],
        ];
    }

    public static function services(): array
    {
        $folder = static fn (Container $plugin): string => dirname($plugin->file);

        return [
            Bundle::class => [static fn (Container $plugin): Bundle => new Bundle($folder($plugin) . '/dist', plugins_url('dist', $plugin->file)), Container::FOR_ALL_SITES],
            Assets::class => [static fn (Container $plugin): Assets => new Assets($plugin->get(Bundle::class), $plugin->lazily(PageConfig::class)), Container::FOR_ALL_SITES],
            PageConfig::class => [static fn (Container $plugin): PageConfig => new PageConfig($plugin->settings(), $plugin->get(Bundle::class)), Container::FOR_ALL_SITES],
            Renderer::class => [static fn (Container $plugin): Renderer => new Renderer($plugin->get(Assets::class)), Container::FOR_ALL_SITES],
            WidgetRegistry::class => [static fn (Container $plugin): WidgetRegistry => new WidgetRegistry($folder($plugin) . '/blocks', $folder($plugin) . '/site-widgets', $plugin->get(Renderer::class)), Container::FOR_ALL_SITES],
            SiteHelpers::class => [static fn (Container $plugin): SiteHelpers => new SiteHelpers(
                $plugin->settings(),
                $plugin->get(WidgetRegistry::class),
                $plugin->get(Renderer::class),
                $plugin->get(Assets::class),
            ), Container::FOR_ALL_SITES],
            Adoption::class => [static fn (Container $plugin): Adoption => new Adoption($plugin->settings(), $plugin->get(WidgetRegistry::class), $plugin->get(Assets::class)), Container::FOR_ALL_SITES],
            BlockEditor::class => static fn (Container $plugin): BlockEditor => new BlockEditor(
                $plugin->get(WidgetRegistry::class),
                $plugin->get(Assets::class),
                $folder($plugin),
                plugins_url('', $plugin->file),
            ),
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

    /** Whether the plugin offers this widget. While Contact Form 7 is active, it offers no contact form. */
    public static function isOffered(string $widget): bool
    {
        return $widget !== self::FORM || ContactFormModule::areFormsOurs();
    }

    public static function registerForPage(): void
    {
        if (is_user_logged_in() && !Request::namesRest(trim(self::CORE_REST_PREFIX, '/'))) {
            self::registerBlocks();
        }
        self::registerShortcodes();
        if ((array) Plugin::settings()->given('adopt') !== []) {
            $adoption = Plugin::get(Adoption::class);
            $adoption->disableElementorDeferral();
            add_action('template_redirect', $adoption->watchPage(...), 0);
        }
    }

    public static function registerBlocks(): void
    {
        if (self::$areRegistered) {
            return;
        }
        self::$areRegistered = true;
        $folder = self::folder();
        // Before WordPress 6.7, blocks are registered from their block.json files instead of one manifest.
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

    /** @param array<string, mixed> $block */
    public static function registerBeforeRender(mixed $drawn, array $block, ?WP_Block $parent = null): mixed
    {
        if (self::$areRegistered || $drawn !== null || !self::containsOwnBlock($block)) {
            return $drawn;
        }
        self::registerBlocks();

        // WordPress created the block objects of a synced pattern before the plugin registered its blocks, so render
        // the plugin's block here. The priority is above 10, because WordPress overwrites earlier results at 10.
        return $parent !== null && self::isOwnBlock($block['blockName']) ? render_block($block) : null;
    }

    public static function registerForRest(mixed $answer, mixed $server, WP_REST_Request $request): mixed
    {
        if (is_user_logged_in() || !str_starts_with($request->get_route(), self::CORE_REST_PREFIX)) {
            self::registerBlocks();
        }

        return $answer;
    }

    public static function registerShortcodes(): void
    {
        foreach (self::names() as $name) {
            add_shortcode('gazetteer_' . str_replace('-', '_', $name), static fn ($attributes, ?string $content = null): string =>
                Plugin::get(WidgetRegistry::class)->renderShortcode($name, (array) $attributes, $content ?? ''));
        }
    }

    /** Registers the blocks if the page needs them. REST and AJAX requests do not fire the `wp` hook. */
    public static function preparePage(): void
    {
        $hasHelpers = (array) Plugin::settings()->given('helpers') !== [];
        // Themes print the styles of blocks before they render the page, so check its content here.
        if ($hasHelpers || is_user_logged_in() || str_contains(get_post()->post_content ?? '', '<!-- wp:' . self::BLOCK_PREFIX)) {
            self::registerBlocks();
        }
        $hasHelpers && Plugin::get(SiteHelpers::class)->hookHelpers();
    }

    public static function loadTranslations(): void
    {
        load_plugin_textdomain('gazetteer', false, basename(dirname(GAZETTEER_FILE)) . '/languages');
    }

    private static function isOwnBlock(?string $block): bool
    {
        return str_starts_with($block ?? '', self::BLOCK_PREFIX);
    }

    /** @param array<string, mixed> $block */
    private static function containsOwnBlock(array $block): bool
    {
        return self::isOwnBlock($block['blockName'] ?? null) || array_filter($block['innerBlocks'] ?? [], self::containsOwnBlock(...)) !== [];
    }

    private static function folder(): string
    {
        return dirname(GAZETTEER_FILE) . '/blocks';
    }
}
