<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Directory;

/**
 * The directory's style sheet. The rendering code enqueues it, because classic themes would load a style sheet from
 * block.json on every page.
 */
final class DirectoryStyle
{
    private const HANDLE = 'gazetteer-directory';
    private const FILE = 'blocks/directory/style.css';
    private const FILTERS = 'blocks/directory/category-filters.js';

    private static bool $hasFilters = false;

    /** Prints the script inline, because the script is smaller than an HTTP request for a file. */
    public static function printCategoryFilters(): void
    {
        if (self::$hasFilters) {
            return;
        }
        self::$hasFilters = true;
        add_action('wp_footer', static function (): void {
            wp_print_inline_script_tag((string) file_get_contents(dirname(GAZETTEER_FILE) . '/' . self::FILTERS));
        });
    }

    public static function enqueue(): void
    {
        $version = (string) filemtime(dirname(GAZETTEER_FILE) . '/' . self::FILE);
        wp_enqueue_style(self::HANDLE, plugins_url(self::FILE, GAZETTEER_FILE), [], $version);
    }
}
