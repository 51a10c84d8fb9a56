<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

/** The built scripts and styles from the build's manifest. Reads the manifest once, on first use. */
final class Bundle
{
    /** @var array{loader: string, styles: array<string, string>, early: array<string, string>, older: array<string, string>, widgets: list<string>}|null */
    private ?array $read = null;

    public function __construct(private readonly string $folder, private readonly string $url)
    {
    }

    public function isBuilt(): bool
    {
        return $this->loader() !== '';
    }

    /** The loader's URL; empty if there is no build. */
    public function loader(): string
    {
        return $this->address($this->read()['loader']);
    }

    /** A block without a script is rendered on the server only, so the loader has nothing to fetch. */
    public function has(string $widget): bool
    {
        return in_array($widget, $this->read()['widgets'], true);
    }

    public function style(string $widget): string
    {
        return $this->address($this->read()['styles'][$widget] ?? '');
    }

    /** The script of a widget that starts on page load, so that the browser can preload it. */
    public function earlyScript(string $widget): string
    {
        return $this->address($this->read()['early'][$widget] ?? '');
    }

    /**
     * Selectors of legacy markup that the loader searches for these widgets.
     *
     * @param list<string> $widgets
     *
     * @return array<string, string> Selectors by widget.
     */
    public function olderMarkup(array $widgets): array
    {
        return array_intersect_key($this->read()['older'], array_flip($widgets));
    }

    /** @return list<string> */
    public function styledWidgets(): array
    {
        return array_keys($this->read()['styles']);
    }

    /** Shows administrators a notice if the built scripts are missing. */
    public function printNotice(): void
    {
        if (!current_user_can('manage_options') || $this->isBuilt()) {
            return;
        }
        wp_admin_notice(
            esc_html__('The scripts of Gazetteer are missing, so its widgets are not interactive. Install the plugin from its zip file, or run “npm run build” in its source.', 'gazetteer'),
            ['type' => 'warning'],
        );
    }

    private function address(string $file): string
    {
        return $file === '' ? '' : "{$this->url}/{$file}";
    }

    /** @return array{loader: string, styles: array<string, string>, early: array<string, string>, older: array<string, string>, widgets: list<string>} */
    private function read(): array
    {
        if ($this->read === null) {
            // Suppress the warning: there may be no build yet, or an update may be replacing the file right now.
            $json = @file_get_contents("{$this->folder}/manifest.json"); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged
            $manifest = json_decode((string) $json, true);
            $styles = [];
            $early = [];
            $older = [];
            $widgets = (array) ($manifest['widgets'] ?? []);
            foreach ($widgets as $widget => $files) {
                $style = self::fileName($files['style'] ?? null);
                if ($style !== '') {
                    $styles[(string) $widget] = $style;
                }
                if (is_string($files['adopt'] ?? null)) {
                    $older[(string) $widget] = $files['adopt'];
                }
                if (($files['when'] ?? null) === 'load') {
                    $early[(string) $widget] = self::fileName($files['script'] ?? null);
                }
            }
            $this->read = [
                'loader' => self::fileName($manifest['loader'] ?? null),
                'styles' => $styles,
                'early' => $early,
                'older' => $older,
                'widgets' => array_map(strval(...), array_keys($widgets)),
            ];
        }

        return $this->read;
    }

    private static function fileName(mixed $name): string
    {
        return is_string($name) && preg_match('~^[\w-][\w./-]*$~D', $name) === 1 && !str_contains($name, '..') ? $name : '';
    }
}
