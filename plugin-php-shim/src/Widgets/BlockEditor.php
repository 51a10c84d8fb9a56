<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Gazetteer\ContactForm\Builder\FormEditing;
use Gazetteer\ContactForm\FormPostType;
use Gazetteer\Kernel\JsonResponse;
use WP_Block_Type_Registry;

/**
 * Adds the plugin's scripts and styles to the block editor. One script is for all blocks, another one for the fields
 * of contact forms.
 */
final class BlockEditor
{
    private const HANDLES = ['index' => 'gazetteer-editor', 'forms' => 'gazetteer-form-editor', 'page' => 'gazetteer-page-editor'];

    public function __construct(
        private readonly WidgetRegistry $widgets,
        private readonly Assets $assets,
        private readonly string $folder,
        private readonly string $url,
    ) {
    }

    public function enqueueScripts(): void
    {
        $this->enqueueScript('index', 'gazetteerBlocks', $this->descriptions());
        if (self::isForm()) {
            $this->enqueueScript('forms', 'gazetteerForms', FormEditing::scriptData());
        } elseif (get_current_screen()?->base === 'post') {
            $this->enqueueScript('page');
        }
    }

    /** @param array<string, mixed> $facts The value of the global variable `$name`. */
    private function enqueueScript(string $file, string $name = '', array $facts = []): void
    {
        $built = "{$this->folder}/dist/editor/{$file}.asset.php";
        if (!is_file($built)) {
            return;
        }
        $asset = (array) require $built;
        $handle = self::HANDLES[$file];
        wp_enqueue_script($handle, "{$this->url}/dist/editor/{$file}.js", (array) ($asset['dependencies'] ?? []), (string) ($asset['version'] ?? ''), true);
        wp_set_script_translations($handle, 'gazetteer', "{$this->folder}/languages");
        if ($name !== '') {
            wp_add_inline_script($handle, "window.{$name} = " . JsonResponse::encode($facts) . ';', 'before');
        }
    }

    /**
     * Enqueues the editor's styles. WordPress calls this on the front end, too, where each widget loads its own
     * style.
     */
    public function enqueueStyles(): void
    {
        if (!is_admin() || !is_file("{$this->folder}/dist/editor/index.css")) {
            return;
        }
        $this->assets->styleEditor();
        foreach (self::isForm() ? ['index', 'forms'] : ['index'] as $file) {
            $version = (string) filemtime("{$this->folder}/dist/editor/{$file}.css");
            wp_enqueue_style(self::HANDLES[$file], "{$this->url}/dist/editor/{$file}.css", [], $version);
        }
    }

    private static function isForm(): bool
    {
        return (get_current_screen()?->post_type ?? '') === FormPostType::NAME;
    }

    /** @return array<string, array<string, mixed>> The controls of each block, by block name. */
    private function descriptions(): array
    {
        $descriptions = [];
        foreach ($this->widgets->all() as $widget) {
            $block = WP_Block_Type_Registry::get_instance()->get_registered($widget->block());
            if ($block !== null) {
                $words = $widget->words();
                $descriptions[$widget->block()] = [
                    'controls' => self::controls((array) ($words['controls'] ?? []), (array) $block->attributes),
                    // Texts for the block's inner blocks; null if it has none.
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
