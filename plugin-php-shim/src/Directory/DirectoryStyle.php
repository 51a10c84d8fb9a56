<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

/**
 * The looks of all that the directory draws. It is asked for by what is drawn, and not named in block.json: classic
 * themes would then get it on every page.
 */
final class DirectoryStyle
{
    private const HANDLE = 'gazetteer-directory';
    private const FILE = 'blocks/directory/style.css';

    public static function need(): void
    {
        $version = (string) filemtime(dirname(GAZETTEER_FILE) . '/' . self::FILE);
        wp_enqueue_style(self::HANDLE, plugins_url(self::FILE, GAZETTEER_FILE), [], $version);
    }
}
