<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

/**
 * The directory's style sheet. The rendering code enqueues it, because classic themes would load a style sheet from
 * block.json on every page.
 */
final class DirectoryStyle
{
    private const HANDLE = 'gazetteer-directory';
    private const FILE = 'blocks/directory/style.css';

    public static function enqueue(): void
    {
        $version = (string) filemtime(dirname(GAZETTEER_FILE) . '/' . self::FILE);
        wp_enqueue_style(self::HANDLE, plugins_url(self::FILE, GAZETTEER_FILE), [], $version);
    }
}
