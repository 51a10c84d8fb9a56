<?php

declare(strict_types=1);

namespace Gazetteer\WordPress;

/** The widgets that the owner switched on for the whole site. */
final class SiteHelpers
{
    public function __construct(
        private readonly Settings $settings,
        private readonly Widgets $widgets,
        private readonly Renderer $renderer,
        private readonly Assets $assets,
    ) {
    }

    /** After this it is known what kind of page is asked for; feeds, embeds, REST and AJAX answers never come here. */
    public function register(): void
    {
        add_action('wp', $this->hookHelpers(...));
    }

    private function hookHelpers(): void
    {
        if ($this->settings->helpers() === [] || is_admin() || is_feed() || is_embed() || wp_is_json_request()) {
            return;
        }
        foreach ($this->widgets->all() as $widget) {
            if (!$this->settings->isHelperOn($widget->name)) {
                continue;
            }
            if ($widget->helper() === 'render_block') {
                (new BlockBackgrounds($this->assets))->register();
            } elseif ($widget->helper() !== '') {
                $this->printOnce($widget);
            }
        }
    }

    private function printOnce(Widget $widget): void
    {
        // Known before the page is drawn, so that the style stands in its head.
        add_action('wp_enqueue_scripts', fn () => $this->assets->need($widget->name));
        add_action($widget->helper(), function () use ($widget): void {
            if (!$this->renderer->hasDrawn($widget->name)) {
                echo $this->widgets->render($widget->name); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- drawn by its template.
            }
        }, 5);
    }
}
