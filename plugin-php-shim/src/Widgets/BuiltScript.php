<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Gazetteer\Kernel\JsonResponse;

/** Enqueues a built script for the admin, with its style, translations and data. */
final class BuiltScript
{
    public function __construct(private readonly string $file)
    {
    }

    /** @param array<string, mixed> $facts The value of the global variable `$global`. */
    public function enqueue(string $name, string $global, array $facts): void
    {
        if (!$this->isBuilt($name)) {
            return;
        }
        $folder = dirname($this->file);
        $asset = (array) require $this->assetFile($name);
        $version = (string) ($asset['version'] ?? '');
        $handle = "gazetteer-{$name}-editor";
        wp_enqueue_script($handle, plugins_url("dist/editor/{$name}.js", $this->file), (array) ($asset['dependencies'] ?? []), $version, true);
        wp_set_script_translations($handle, 'gazetteer', "{$folder}/languages");
        wp_add_inline_script($handle, "window.{$global} = " . JsonResponse::encode($facts) . ';', 'before');
        wp_enqueue_style($handle, plugins_url("dist/editor/{$name}.css", $this->file), ['wp-components'], $version);
    }

    public function isBuilt(string $name): bool
    {
        return is_file($this->assetFile($name));
    }

    private function assetFile(string $name): string
    {
        return dirname($this->file) . "/dist/editor/{$name}.asset.php";
    }
}
