<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Admin;

use Gazetteer\Api\PlanFeature;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Cards\PriceWords;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\PlanFeatures;
use Gazetteer\Plans\PlanKey;
use Gazetteer\Widgets\Bundle;

/** The data that the script of the plans screen needs. */
final class PlanScreenData
{
    private const WIDGET = 'plan-chooser';

    public function __construct(private readonly Settings $settings, private readonly Bundle $bundle, private readonly PlanRepository $plans)
    {
    }

    /** @return array<string, mixed> */
    public function all(): array
    {
        $names = $this->settings->names();
        $page = $this->settings->page('plans');

        return [
            'plans' => rest_get_route_for_post_type_items($names->plan),
            'categories' => taxonomy_exists($names->category) ? rest_get_route_for_taxonomy_items($names->category) : '',
            'preview' => "/{$this->settings->restNamespace()}/" . PlanPreview::PATH,
            'inclusions' => self::features(),
            'price' => Currency::ofSite()->text(0.0),
            'renewing' => $this->renewing(),
            'styles' => PlanPreview::styles(),
            'colours' => self::colours(),
            'frame' => ['sheets' => $this->sheets(), 'css' => self::css()],
            'makeCategories' => admin_url("edit-tags.php?taxonomy={$names->category}&post_type={$names->listing}"),
            'page' => $page > 0 && get_post_status($page) === 'publish' ? (string) get_permalink($page) : '',
        ];
    }

    /** @return list<int> The IDs of the published plans that a payment plugin renews. */
    private function renewing(): array
    {
        return array_values(array_map(static fn (Plan $plan): int => $plan->id, array_filter($this->plans->all(), PriceWords::renews(...))));
    }

    /** @return list<array{key: string, hidden: string, label: string, supported: bool}> */
    private static function features(): array
    {
        $features = PlanFeatures::all();

        return array_map(static fn (string $slug, PlanFeature $feature): array => [
            'key' => PlanKey::ofFeature($slug),
            'hidden' => PlanKey::ofHiddenFeature($slug),
            'label' => $feature->label,
            'supported' => $feature->isSold,
        ], array_keys($features), $features);
    }

    /** @return list<string> */
    private function sheets(): array
    {
        // Classic themes define their styles in the main style sheet instead of theme.json.
        $theme = wp_is_block_theme() ? '' : get_stylesheet_uri();

        return array_values(array_filter([$theme, $this->bundle->style(self::WIDGET)]));
    }

    private static function css(): string
    {
        ob_start();
        wp_print_font_faces();
        $fonts = wp_strip_all_tags((string) ob_get_clean());

        return $fonts . wp_get_global_stylesheet();
    }

    /** @return list<array{name: string, color: string}> Colors of the theme's palette. */
    private static function colours(): array
    {
        $colours = [];
        foreach ((array) wp_get_global_settings(['color', 'palette', 'theme']) as $colour) {
            // Plans store six-digit hex colors only, no CSS functions or variables.
            if (is_array($colour) && preg_match('/^#[0-9a-f]{6}$/iD', (string) ($colour['color'] ?? '')) === 1) {
                $colours[] = ['name' => (string) ($colour['name'] ?? $colour['color']), 'color' => $colour['color']];
            }
        }

        return $colours;
    }
}
