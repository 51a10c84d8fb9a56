<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

/** Puts the loader, the config and a widget's style on a page that carries a widget, and nothing on any other. */
final class Assets
{
    private const LOADER = '@gazetteer/loader';

    /** Core prints late styles at 20; a module that is not out by then would never be. */
    private const AFTER_CORE = 30;

    /** @var array<string, true> */
    private array $needed = [];
    private bool $loaderPrinted = false;

    /** @var array<string, string> Addresses of scripts that the loader will ask for at once, not yet told to the browser. */
    private array $early = [];

    public function __construct(private readonly Bundle $bundle, private readonly PageConfig $config)
    {
    }

    /** Without a bundle nothing of ours comes, and nothing of others may be put aside for it. */
    public function areBuilt(): bool
    {
        return $this->bundle->isBuilt();
    }

    /** A style that is not needed at once comes with the script. */
    public function need(string $widget, bool $isStyledAtOnce = true): void
    {
        // In the admin a widget is only a preview: its page must not start to live.
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

    /** Styles for the previews, in the editor's own frame. */
    public function styleEditor(): void
    {
        foreach ($this->bundle->styledWidgets() as $widget) {
            wp_enqueue_style("gazetteer-{$widget}", $this->bundle->style($widget), [], null);
        }
    }

    /**
     * The same as text, for a page whose end has already been drawn.
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
            $tags .= $this->config->tag() . $this->preloads() . wp_get_script_tag($this->loaderAttributes());
        }

        return $tags;
    }

    private function enqueueLoader(): void
    {
        // The name carries a hash of the content, so no version is added.
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
        echo $this->config->tag(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON in a script element.
        echo $this->preloads(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is made.
    }

    /** Told to the browser, the first script of a widget comes beside the loader and not after it. */
    private function preloads(): string
    {
        $tags = '';
        // A policy that trusts scripts by a nonce wants it here, too.
        $nonce = (string) (apply_filters('wp_script_attributes', $this->loaderAttributes())['nonce'] ?? '');
        foreach (array_filter($this->early) as $url) {
            $tags .= sprintf("<link rel=\"modulepreload\" href=\"%s\"%s />\n", esc_url($url), $nonce === '' ? '' : sprintf(' nonce="%s"', esc_attr($nonce)));
        }
        $this->early = [];

        return $tags;
    }

    /** Block themes before WordPress 6.9 print modules in the head only, before a footer's widget is known. */
    private function printLoader(): void
    {
        $this->printConfig();
        if (!$this->loaderPrinted) {
            $this->loaderPrinted = true;
            wp_print_script_tag($this->loaderAttributes());
        }
    }

    /** @return array<string, string> As WordPress prints a script module. */
    private function loaderAttributes(): array
    {
        return ['type' => 'module', 'src' => $this->bundle->loader(), 'id' => self::LOADER . '-js-module'];
    }
}
