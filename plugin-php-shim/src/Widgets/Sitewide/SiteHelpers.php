<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Sitewide;

use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\Assets;
use Gazetteer\Widgets\Domain\PageList;
use Gazetteer\Widgets\Renderer;
use Gazetteer\Widgets\Widget;
use Gazetteer\Widgets\WidgetRegistry;

/** Prints the widgets that the site owner turned on for every page. */
final class SiteHelpers
{
    public function __construct(
        private readonly Settings $settings,
        private readonly WidgetRegistry $widgets,
        private readonly Renderer $renderer,
        private readonly Assets $assets,
    ) {
    }

    public function hookHelpers(): void
    {
        if ($this->settings->helpers() === [] || is_admin() || is_feed() || is_embed() || wp_is_json_request()) {
            return;
        }
        foreach ($this->widgets->all() as $widget) {
            if (!$this->settings->isHelperOn($widget->name) || $this->isExcluded($widget)) {
                continue;
            }
            if ($widget->helper() === 'render_block') {
                (new BlockBackgrounds($this->assets))->register();
            } elseif ($widget->helper() !== '') {
                $this->printOnce($widget);
            }
        }
    }

    private function isExcluded(Widget $widget): bool
    {
        $pages = PageList::read($this->settings->sitewide($widget->name)->lines(HelperOptions::EXCEPT));
        $requested = sanitize_url(wp_unslash((string) ($_SERVER['REQUEST_URI'] ?? '')));

        return $pages->contains($requested, (string) wp_parse_url(home_url(), PHP_URL_PATH), is_singular() ? get_queried_object_id() : 0);
    }

    private function printOnce(Widget $widget): void
    {
        // Enqueue the style before the head is printed.
        add_action('wp_enqueue_scripts', fn () => $this->assets->need($widget->name));
        add_action($widget->helper(), function () use ($widget): void {
            if (!$this->renderer->hasDrawn($widget->name)) {
                echo $this->widgets->render($widget->name, HelperOptions::forWidget($this->settings, $widget)); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- drawn by its template.
            }
        }, 5);
    }
}
