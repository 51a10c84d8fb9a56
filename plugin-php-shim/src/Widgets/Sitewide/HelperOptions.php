<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Sitewide;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\Domain\PageList;
use Gazetteer\Widgets\Widget;
use WP_Block_Type_Registry;

/** The settings of a widget that is on every page: some of its attributes, and the excluded pages. */
final class HelperOptions
{
    public const EXCEPT = 'except';

    /** @return array<string, string|int> The attributes that the site owner has changed. */
    public static function forWidget(Settings $settings, Widget $widget): array
    {
        return array_diff_key(self::read($settings->sitewide($widget->name), $widget), [self::EXCEPT => '']);
    }

    /**
     * Sanitizes the posted or stored settings of all widgets.
     *
     * @param array<string, Widget> $widgets
     * @return array<string, array<string, string|int>>
     */
    public static function clean(Input $input, array $widgets): array
    {
        $clean = [];
        foreach ($widgets as $name => $widget) {
            if ($widget->helper() !== '') {
                $clean[$name] = self::read($input->inner($name), $widget);
            }
        }

        return array_filter($clean);
    }

    /** @return array<string, mixed> The schema of an attribute in the block's `block.json`. */
    public static function attribute(Widget $widget, string $name): array
    {
        $block = WP_Block_Type_Registry::get_instance()->get_registered($widget->block());

        return (array) ($block?->attributes[$name] ?? []);
    }

    /** @return array<string, string|int> */
    private static function read(Input $input, Widget $widget): array
    {
        $read = [];
        foreach ($widget->sitewide() as $name) {
            $attribute = self::attribute($widget, $name);
            $default = $attribute['default'] ?? '';
            $value = match (true) {
                isset($attribute['enum']) => $input->choice($name, (array) $attribute['enum'], (string) $default),
                ($attribute['type'] ?? '') === 'integer' => $input->int($name, (int) $default, (int) ($attribute['minimum'] ?? 0), (int) ($attribute['maximum'] ?? PHP_INT_MAX)),
                default => (string) sanitize_hex_color($input->text($name, 9)),
            };
            if ($value !== $default) {
                $read[$name] = $value;
            }
        }
        $pages = PageList::read($input->lines(self::EXCEPT))->lines;

        return $pages === [] ? $read : $read + [self::EXCEPT => implode("\n", array_map(sanitize_text_field(...), $pages))];
    }
}
