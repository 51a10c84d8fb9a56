<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Widgets;

/** The built scripts and styles. Reads the manifest of the build when it is first needed. */
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

    /** The URL of the loader script; '' if there is no build. */
    public function loader(): string
    {
        return $this->address($this->read()['loader']);
    }

    /** Whether the widget has a script. Blocks without a script are only rendered on the server. */
    public function has(string $widget): bool
    {
        return in_array($widget, $this->read()['widgets'], true);
    }

    public function style(string $widget): string
    {
        return $this->address($this->read()['styles'][$widget] ?? '');
    }

    /** The URL of the script of a widget that starts on page load; '' for other widgets. */
    public function earlyScript(string $widget): string
    {
        return $this->address($this->read()['early'][$widget] ?? '');
    }

    /**
     * The CSS selectors of the existing HTML that these widgets attach to.
     *
     * @param list<string> $widgets
     * @return array<string, string> The selectors, by widget.
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
            // Suppress the PHP warning if the file is missing, for example during an update of the plugin.
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
