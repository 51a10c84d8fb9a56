<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\DirectoryAdmin;

use Gazetteer\WordPress\Answer;

/** The page that the screen's script draws itself into. */
final class PlanScreen
{
    private const HANDLE = 'gazetteer-plan-editor';

    public function __construct(private readonly PlanFacts $facts, private readonly string $file)
    {
    }

    public function enqueue(): void
    {
        $folder = dirname($this->file);
        $built = "{$folder}/dist/editor/plans.asset.php";
        if (!is_file($built)) {
            return;
        }
        $asset = (array) require $built;
        $url = plugins_url('dist/editor', $this->file);
        $version = (string) ($asset['version'] ?? '');
        // The library from which a plan takes its picture.
        wp_enqueue_media();
        wp_enqueue_script(self::HANDLE, "{$url}/plans.js", (array) ($asset['dependencies'] ?? []), $version, true);
        wp_set_script_translations(self::HANDLE, 'gazetteer', "{$folder}/languages");
        wp_add_inline_script(self::HANDLE, 'window.gazetteerPlans = ' . Answer::encode($this->facts->all()) . ';', 'before');
        wp_enqueue_style(self::HANDLE, "{$url}/plans.css", ['wp-components'], $version);
    }

    public static function draw(): void
    {
        // Notices of WordPress and of others go below the mark.
        echo '<div class="wrap"><hr class="wp-header-end" /><div id="gazetteer-plans"><p class="hide-if-no-js">';
        esc_html_e('Getting your plans…', 'gazetteer');
        echo '</p></div><p class="hide-if-js">';
        esc_html_e('Plans are made with a script: please allow JavaScript for this page.', 'gazetteer');
        echo '</p></div>';
    }
}
