<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Closure;

/**
 * Adds the loader, the page config and the styles of the widgets to a page that contains widgets. Other pages load
 * nothing.
 */
final class Assets
{
    private const LOADER = '@gazetteer/loader';

    /** Core prints late styles and modules at priority 20. A module that is not printed by then is never printed. */
    private const AFTER_CORE = 30;

    /** @var array<string, true> */
    private array $needed = [];
    private bool $loaderPrinted = false;

    /**
     * @var array<string, string> URLs of scripts that the loader imports immediately, and that have no preload link
     *     yet.
     */
    private array $early = [];

    /** @param Closure(): PageConfig $config */
    public function __construct(private readonly Bundle $bundle, private readonly Closure $config)
    {
    }

    /** Without a built bundle the widgets do not run, so scripts of other plugins must stay in place. */
    public function areBuilt(): bool
    {
        return $this->bundle->isBuilt();
    }

    /** A style that is not needed immediately is loaded by the script. */
    public function need(string $widget, bool $isStyledAtOnce = true): void
    {
        // In the admin a widget is only a preview, so its script must not run.
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

    /** Styles for the previews in the editor's iframe. */
    public function styleEditor(): void
    {
        foreach ($this->bundle->styledWidgets() as $widget) {
            wp_enqueue_style("gazetteer-{$widget}", $this->bundle->style($widget), [], null);
        }
    }

    /**
     * The same assets as HTML, for a page whose footer has already been rendered.
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
        // The file name contains a content hash, so no version is added.
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

    /** With a preload link, the browser fetches a widget's first script in parallel with the loader. */
    private function preloads(): string
    {
        $tags = '';
        // A content security policy with a nonce requires it here, too.
        $nonce = (string) (apply_filters('wp_script_attributes', $this->loaderAttributes())['nonce'] ?? '');
        foreach (array_filter($this->early) as $url) {
            $tags .= sprintf("<link rel=\"modulepreload\" href=\"%s\"%s />\n", esc_url($url), $nonce === '' ? '' : sprintf(' nonce="%s"', esc_attr($nonce)));
        }
        $this->early = [];

        return $tags;
    }

    /** Before WordPress 6.9, block themes print modules only in the head, before a widget in the footer is known. */
    private function printLoader(): void
    {
        $this->printConfig();
        if (!$this->loaderPrinted) {
            $this->loaderPrinted = true;
            wp_print_script_tag($this->loaderAttributes());
        }
    }

    /** @return array<string, string> The same attributes as WordPress prints for a script module. */
    private function loaderAttributes(): array
    {
        return ['type' => 'module', 'src' => $this->bundle->loader(), 'id' => self::LOADER . '-js-module'];
    }
}
