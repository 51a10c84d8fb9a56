<?php

declare(strict_types=1);

add_action('wp_enqueue_scripts', static function (): void {
    $file = get_theme_file_path('assets/atlas.css');
    wp_enqueue_style('gazetteer-demo', get_theme_file_uri('assets/atlas.css'), [], (string) filemtime($file));
});
