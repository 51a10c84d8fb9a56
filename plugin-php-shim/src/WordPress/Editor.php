<?php

declare(strict_types=1);

namespace Gazetteer\WordPress;

use WP_Block_Type_Registry;

/** Brings the blocks to the block editor: one script for all of them, told what controls each one has. */
final class Editor
{
    private const HANDLE = 'gazetteer-editor';

    public function __construct(
        private readonly Widgets $widgets,
        private readonly Assets $assets,
        private readonly string $folder,
        private readonly string $url,
    ) {
    }

    public function register(): void
    {
        add_action('enqueue_block_editor_assets', $this->enqueueScript(...));
        add_action('enqueue_block_assets', $this->enqueueStyles(...));
    }

    private function enqueueScript(): void
    {
        $file = "{$this->folder}/dist/editor/index.asset.php";
        if (!is_file($file)) {
            return;
        }
        $asset = (array) require $file;
        wp_enqueue_script(self::HANDLE, "{$this->url}/dist/editor/index.js", (array) ($asset['dependencies'] ?? []), (string) ($asset['version'] ?? ''), true);
        wp_set_script_translations(self::HANDLE, 'gazetteer', "{$this->folder}/languages");
        wp_add_inline_script(self::HANDLE, 'window.gazetteerBlocks = ' . Answer::encode($this->descriptions()) . ';', 'before');
    }

    /** Also runs for the editor's frame, where the previews are. On the site itself a widget brings its own style. */
    private function enqueueStyles(): void
    {
        if (!is_admin() || !is_file("{$this->folder}/dist/editor/index.css")) {
            return;
        }
        $this->assets->styleEditor();
        $version = (string) filemtime("{$this->folder}/dist/editor/index.css");
        wp_enqueue_style(self::HANDLE, "{$this->url}/dist/editor/index.css", [], $version);
    }

    /** @return array<string, array<string, mixed>> By block name. */
    private function descriptions(): array
    {
        $descriptions = [];
        foreach ($this->widgets->all() as $widget) {
            $block = WP_Block_Type_Registry::get_instance()->get_registered($widget->block());
            if ($block !== null) {
                $words = $widget->words();
                $descriptions[$widget->block()] = [
                    'controls' => self::controls((array) ($words['controls'] ?? []), (array) $block->attributes),
                    // A widget that has words for a content of its own holds other blocks.
                    'content' => $words['content'] ?? null,
                ];
            }
        }

        return $descriptions;
    }

    /**
     * @param array<array-key, mixed> $words
     * @param array<array-key, mixed> $attributes
     * @return list<array<string, mixed>>
     */
    private static function controls(array $words, array $attributes): array
    {
        $controls = [];
        foreach ($words as $name => $said) {
            $attribute = (array) ($attributes[$name] ?? []);
            $controls[] = array_filter([
                'name' => $name,
                'kind' => $said['kind'] ?? (isset($attribute['enum']) ? 'choice' : self::kindOf((string) ($attribute['type'] ?? ''))),
                'label' => $said['label'] ?? $name,
                'help' => $said['help'] ?? null,
                'options' => $said['options'] ?? array_combine($attribute['enum'] ?? [], $attribute['enum'] ?? []),
                'least' => $attribute['minimum'] ?? null,
                'most' => $attribute['maximum'] ?? null,
            ], static fn (mixed $value): bool => $value !== null && $value !== []);
        }

        return $controls;
    }

    private static function kindOf(string $type): string
    {
        return match ($type) {
            'boolean' => 'switch',
            'integer', 'number' => 'number',
            default => 'text',
        };
    }
}
