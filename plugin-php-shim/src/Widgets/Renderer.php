<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Closure;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Http\Input;
use WP_Block;
use WP_Block_Supports;

/** Renders a widget with its template. A theme can replace the template in its folder `gazetteer/`. */
final class Renderer
{
    /** @var array<string, true> */
    private array $drawn = [];

    public function __construct(private readonly Assets $assets)
    {
    }

    public function hasDrawn(string $name): bool
    {
        return isset($this->drawn[$name]);
    }

    public function render(Widget $widget, Input $attributes, string $content = '', ?WP_Block $block = null): string
    {
        // Feeds cannot load scripts and styles, so output only the inner content.
        if (is_feed()) {
            return $content;
        }
        $supported = $block === null ? [] : WP_Block_Supports::get_instance()->apply_block_supports();
        $html = self::draw(
            locate_template("gazetteer/{$widget->name}.php") ?: "{$widget->folder}/render.php",
            $attributes,
            $content,
            static fn (array $own): string => self::attributes($own, $supported),
            new Input($block->context ?? []),
        );
        $html = (string) Extensions::filter('gazetteer_widget_html', $html, $widget->name, $attributes->all());

        if (trim($html) !== '') {
            $this->drawn[$widget->name] = true;
            $this->assets->need($widget->name);
        }

        return $html;
    }

    /**
     * Requires the template in a closure, so that it can access only the four variables.
     *
     * @param Closure(array<string, string|bool>): string $wrapper
     * @param Input $context The block context, such as `postId`.
     */
    private static function draw(string $template, Input $attributes, string $content, Closure $wrapper, Input $context): string
    {
        ob_start();
        (static function () use ($template, $attributes, $content, $wrapper, $context): void {
            require $template;
        })();

        return trim((string) ob_get_clean());
    }

    /**
     * Returns the escaped attributes of the root element, including those of block supports.
     *
     * `get_block_wrapper_attributes()` would remove the plugin's custom property, because it does not allow function
     * calls in CSS values.
     *
     * @param array<string, string|bool> $own
     * @param array<string, mixed> $supported
     */
    private static function attributes(array $own, array $supported): string
    {
        foreach (['class' => ' ', 'style' => ';'] as $name => $glue) {
            $values = array_filter([$own[$name] ?? '', $supported[$name] ?? ''], static fn ($value): bool => is_string($value) && $value !== '');
            $own[$name] = implode($glue, $values);
        }

        $printed = [];
        foreach ($own + $supported as $name => $value) {
            if ($value === true) {
                $printed[] = esc_attr($name);
            } elseif (is_string($value) && $value !== '') {
                $printed[] = sprintf('%s="%s"', esc_attr($name), esc_attr($value));
            }
        }

        return implode(' ', $printed);
    }
}
