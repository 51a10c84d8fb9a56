<?php

declare(strict_types=1);

add_action('wp_enqueue_scripts', static function (): void {
    foreach (['atlas', 'directory', 'airport', 'contact'] as $name) {
        $file = "assets/{$name}.css";
        wp_enqueue_style("gazetteer-demo-{$name}", get_theme_file_uri($file), [], (string) filemtime(get_theme_file_path($file)));
    }
});
