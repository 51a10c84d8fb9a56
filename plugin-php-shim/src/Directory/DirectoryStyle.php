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
    private const LISTING_HANDLE = 'gazetteer-listing';
    private const LISTING = 'blocks/directory/listing.css';

    public static function enqueue(): void
    {
        self::add(self::HANDLE, self::FILE);
    }

    /** Enqueues the styles of a listing page, which also contains cards and icons. */
    public static function enqueueListing(): void
    {
        self::enqueue();
        self::add(self::LISTING_HANDLE, self::LISTING, [self::HANDLE]);
    }

    /** @param list<string> $before */
    private static function add(string $handle, string $file, array $before = []): void
    {
        $version = (string) filemtime(dirname(GAZETTEER_FILE) . '/' . $file);
        wp_enqueue_style($handle, plugins_url($file, GAZETTEER_FILE), $before, $version);
    }
}
