<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

/** The template that WordPress draws the page with. */
final class ChosenTemplate
{
    /** A block theme's is a record, and goes by its slug; the file that draws all of those says nothing. */
    public static function name(string $file): string
    {
        $block = (string) ($GLOBALS['_wp_current_template_id'] ?? '');

        return $block === '' ? basename($file) : substr((string) strrchr($block, '/'), 1);
    }

    /** Whether a theme's own file draws this type's pages. Templates of blocks have no other way to a listing than its content. */
    public static function isFileOf(string $type): bool
    {
        $name = self::name((string) ($GLOBALS['template'] ?? ''));

        return preg_match('/^single-' . preg_quote($type, '/') . '\b.*\.php$/', $name) === 1;
    }
}
