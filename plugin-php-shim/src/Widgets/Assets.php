<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Closure;

/**
 * Adds the loader, the page config and the styles of the widgets to pages that contain widgets. Other pages load
 * nothing.
 */
final class Assets
{
    private const LOADER = '@gazetteer/loader';

    /** WordPress prints late styles and script modules in the footer at priority 20. */
    private const AFTER_CORE = 30;

    /** @var array<string, true> */
    private array $needed = [];
    private bool $loaderPrinted = false;

    /**
     * @var array<string, string> URLs of widget scripts that the loader imports immediately and that need a preload
     *     link.
     */
    private array $early = [];

    /** @param Closure(): PageConfig $config */
    public function __construct(private readonly Bundle $bundle, private readonly Closure $config)
    {
    }

    /** Whether the JavaScript bundle exists. Without it, scripts of other plugins must not be replaced. */
    public function areBuilt(): bool
    {
        return $this->bundle->isBuilt();
    }

    /** Enqueues the loader and the widget's style. If `$isStyledAtOnce` is false, the script loads the style later. */
    public function need(string $widget, bool $isStyledAtOnce = true): void
    {
        // Previews in the admin must not run the widget's script.
        if (isset($this->needed[$widget]) || is_admin() || !$this->bundle->isBuilt() || !$this->bundle->has($widget)) {
            return;
        }
        if ($this->needed === []) {
            $this->enqueueLoader();
        }
        $this->needed[$widget] = true;
        $this->early[$widget] = $this->bundle->earlyScript($widget);
        if ($isStyledAtOnce && $this->bundle->style($widget) !== '') {
            wp_enqueue_style("gazetteer-{$widget}", $this->bundle->style($widget), [], null);
        }
    }

    /** Enqueues the styles for previews in the block editor. */
    public function styleEditor(): void
    {
        foreach ($this->bundle->styledWidgets() as $widget) {
            wp_enqueue_style("gazetteer-{$widget}", $this->bundle->style($widget), [], null);
        }
    }

    /**
     * Returns the assets as HTML, for a page whose footer is already rendered.
     *
     * @param list<string> $widgets
     */
    public function tags(array $widgets, string $html): string
    {
        $tags = '';
        foreach ($widgets as $widget) {
            $id = "gazetteer-{$widget}-css";
            $url = $this->bundle->style($widget);
            if ($url !== '' && !str_contains($html, $id)) {
                $tags .= sprintf("<link rel='stylesheet' id='%s' href='%s' media='all' />\n", esc_attr($id), esc_url($url)); // phpcs:ignore WordPress.WP.EnqueuedResources
            }
        }
        if (!$this->loaderPrinted && $this->bundle->isBuilt()) {
            $this->loaderPrinted = true;
            $this->early += array_combine($widgets, array_map($this->bundle->earlyScript(...), $widgets));
            $tags .= ($this->config)()->tag() . $this->preloads() . wp_get_script_tag($this->loaderAttributes());
        }

        return $tags;
    }

    private function enqueueLoader(): void
    {
        // The file name contains a content hash, so the URL needs no version.
        wp_register_script_module(self::LOADER, $this->bundle->loader(), [], null);
        wp_enqueue_script_module(self::LOADER);

        add_filter('script_module_loader_src', function (mixed $src, mixed $id): mixed {
            if ($id === self::LOADER) {
                $this->loaderPrinted = true;
            }

            return $src;
        }, 10, 2);
        add_action('wp_head', $this->printConfig(...), self::AFTER_CORE);
        add_action('wp_footer', $this->printConfig(...), 1);
        add_action('wp_footer', $this->printLoader(...), self::AFTER_CORE);
    }

    private function printConfig(): void
    {
        echo ($this->config)()->tag(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON in a script element.
        echo $this->preloads(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is made.
    }

    /** Returns preload links, so that the browser downloads a widget's script in parallel with the loader. */
    private function preloads(): string
    {
        $tags = '';
        // A content security policy may require a nonce on preload links.
        $nonce = (string) (apply_filters('wp_script_attributes', $this->loaderAttributes())['nonce'] ?? '');
        foreach (array_filter($this->early) as $url) {
            $tags .= sprintf("<link rel=\"modulepreload\" href=\"%s\"%s />\n", esc_url($url), $nonce === '' ? '' : sprintf(' nonce="%s"', esc_attr($nonce)));
        }
        $this->early = [];

        return $tags;
    }

    /**
     * Prints the loader in the footer if WordPress did not. Before WordPress 6.9, block themes print script modules
     * only in the head.
     */
    private function printLoader(): void
    {
        $this->printConfig();
        if (!$this->loaderPrinted) {
            $this->loaderPrinted = true;
            wp_print_script_tag($this->loaderAttributes());
        }
    }

    /** @return array<string, string> The attributes that WordPress prints for a script module. */
    private function loaderAttributes(): array
    {
        return ['type' => 'module', 'src' => $this->bundle->loader(), 'id' => self::LOADER . '-js-module'];
    }
}
