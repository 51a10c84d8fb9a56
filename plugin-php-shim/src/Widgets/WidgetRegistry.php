<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Gazetteer\Kernel\Http\Input;
use WP_Block;
use WP_Block_Type_Registry;

/** All widgets of the folders blocks/ and site-widgets/. Renders those of blocks/. */
final class WidgetRegistry
{
    /** @var array<string, Widget>|null */
    private ?array $all = null;

    public function __construct(private readonly string $folder, private readonly string $siteWidgets, private readonly Renderer $renderer)
    {
    }

    /** @return array<string, Widget> */
    public function all(): array
    {
        if ($this->all === null) {
            $this->all = [];
            foreach (WidgetsModule::names() as $name) {
                $this->all[$name] = new Widget($name, "{$this->folder}/{$name}");
            }
            foreach (WidgetsModule::SITE_WIDGETS as $name) {
                $this->all[$name] = new Widget($name, "{$this->siteWidgets}/{$name}", false);
            }
        }

        return $this->all;
    }

    /** @param array<string, mixed> $attributes */
    public function renderBlock(string $name, array $attributes, string $content, WP_Block $block): string
    {
        return $this->renderer->render($this->all()[$name], new Input($attributes), $content, $block);
    }

    /** @param array<string, mixed> $attributes */
    public function render(string $name, array $attributes = [], string $content = ''): string
    {
        $widget = $this->all()[$name] ?? null;

        return $widget === null ? '' : $this->renderer->render($widget, new Input($attributes + $this->defaults($widget)), $content);
    }

    /** @param array<array-key, mixed> $attributes WordPress converts attribute names to lower case. */
    public function renderShortcode(string $name, array $attributes, string $content): string
    {
        $widget = $this->all()[$name];
        // Print nothing. Visitors would see the text of a shortcode that is not registered.
        if (!WidgetsModule::isOffered($name)) {
            return '';
        }
        $given = [];
        foreach (array_keys($this->defaults($widget)) as $name) {
            $value = $attributes[strtolower($name)] ?? null;
            if ($value !== null) {
                $given[$name] = $value;
            }
        }

        return $this->render($widget->name, $given, do_shortcode(shortcode_unautop($content)));
    }

    /** @return array<string, mixed> The default values of the block's attributes. */
    private function defaults(Widget $widget): array
    {
        WidgetsModule::registerBlocks();
        $attributes = WP_Block_Type_Registry::get_instance()->get_registered($widget->block())?->attributes ?? [];

        return array_map(static fn (mixed $attribute): mixed => is_array($attribute) ? $attribute['default'] ?? null : null, $attributes);
    }
}
