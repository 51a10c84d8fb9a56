<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Gazetteer\Kernel\Http\Input;
use WP_Block;
use WP_Block_Type_Registry;

/** Finds the folders of blocks/ and makes each a block and a shortcode. */
final class WidgetRegistry
{
    /** @var array<string, Widget>|null */
    private ?array $all = null;
    private bool $blocksRegistered = false;

    public function __construct(private readonly string $folder, private readonly Renderer $renderer)
    {
    }

    /** @return array<string, Widget> By name. */
    public function all(): array
    {
        if ($this->all === null) {
            $this->all = [];
            foreach (scandir($this->folder) ?: [] as $name) {
                if (preg_match('/^[a-z][a-z0-9-]*$/D', $name) === 1) {
                    $this->all[$name] = new Widget($name, "{$this->folder}/{$name}");
                }
            }
        }

        return $this->all;
    }

    public function registerShortcodes(): void
    {
        foreach ($this->all() as $widget) {
            add_shortcode(
                $widget->shortcode(),
                fn ($attributes, ?string $content = null): string => $this->fromShortcode($widget, (array) $attributes, $content ?? ''),
            );
        }
    }

    public function registerBlocks(): void
    {
        if ($this->blocksRegistered) {
            return;
        }
        $this->blocksRegistered = true;
        foreach ($this->all() as $widget) {
            if (!$widget->isOffered()) {
                continue;
            }
            register_block_type_from_metadata($widget->folder, [
                'render_callback' => fn (array $attributes, string $content, WP_Block $block): string =>
                    $this->renderer->render($widget, new Input($attributes), $content, $block),
            ]);
        }
    }

    /** Another plugin's AJAX call may draw posts; registering waits until it really draws a block. */
    public function registerBlocksLate(): void
    {
        add_filter('pre_render_block', function (mixed $drawn): mixed {
            $this->registerBlocks();

            return $drawn;
        }, 0);
    }

    /** @param array<string, mixed> $attributes */
    public function render(string $name, array $attributes = [], string $content = ''): string
    {
        $widget = $this->all()[$name] ?? null;

        return $widget === null ? '' : $this->renderer->render($widget, new Input($attributes + $this->defaults($widget)), $content);
    }

    /** @param array<array-key, mixed> $attributes WordPress has lower-cased their names. */
    private function fromShortcode(Widget $widget, array $attributes, string $content): string
    {
        // Nobody should read the shortcode itself where it has nothing to show.
        if (!$widget->isOffered()) {
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

    /** @return array<string, mixed> Every attribute of the block, with its default. */
    private function defaults(Widget $widget): array
    {
        $this->registerBlocks();
        $attributes = WP_Block_Type_Registry::get_instance()->get_registered($widget->block())?->attributes ?? [];

        return array_map(static fn (mixed $attribute): mixed => is_array($attribute) ? $attribute['default'] ?? null : null, $attributes);
    }
}
