<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

/** The template that WordPress draws the page with. */
final class ChosenTemplate
{
    /** A block theme's is a record; the file that draws all of those says nothing. */
    public static function isOfBlocks(): bool
    {
        return (string) ($GLOBALS['_wp_current_template_id'] ?? '') !== '';
    }

    /** Whether a theme's own file draws this type's pages. Templates of blocks have no other way to a listing than its content. */
    public static function isFileOf(string $type): bool
    {
        return !self::isOfBlocks() && self::isOwn($GLOBALS['template'] ?? '', 'single', $type);
    }

    /** Whether a file was made for one of these types or taxonomies, such as `single-listing.php`. */
    public static function isOwn(mixed $file, string $kind, string ...$of): bool
    {
        $names = implode('|', array_map(static fn (string $name): string => preg_quote($name, '/'), $of));

        return is_string($file) && preg_match("/^{$kind}-(?:{$names})\\b.*\\.php$/", basename($file)) === 1;
    }

    /** Whether the page shows the title by itself, above the content. Our own templates leave it to the listing's content. */
    public static function showsTitle(): bool
    {
        if (self::isOfBlocks()) {
            return str_contains((string) ($GLOBALS['_wp_current_template_content'] ?? ''), '<!-- wp:post-title');
        }

        return wp_normalize_path((string) ($GLOBALS['template'] ?? '')) !== wp_normalize_path(dirname(GAZETTEER_FILE) . '/templates/directory/single.php');
    }

    /** Whether the page shows the featured image by itself, beside the content. */
    public static function showsFeaturedImage(): bool
    {
        if (self::isOfBlocks()) {
            $blocks = (string) ($GLOBALS['_wp_current_template_content'] ?? '');

            return str_contains($blocks, '<!-- wp:post-featured-image') || str_contains($blocks, '"useFeaturedImage":true');
        }

        return preg_match('~/(?:gazetteer|templates)/directory/single\.php$~', wp_normalize_path((string) ($GLOBALS['template'] ?? ''))) !== 1;
    }
}
