<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

/** The template that WordPress uses for the current page. */
final class ChosenTemplate
{
    /**
     * Whether it is a block template. All block templates use the same PHP file, so the file name cannot be used for
     * this check.
     */
    public static function isOfBlocks(): bool
    {
        return (string) ($GLOBALS['_wp_current_template_id'] ?? '') !== '';
    }

    /**
     * Whether it is a PHP file of the theme for this post type. Returns false for a block template, because a block
     * template shows a listing through its content.
     */
    public static function isFileOf(string $type): bool
    {
        return !self::isOfBlocks() && self::isOwn($GLOBALS['template'] ?? '', 'single', $type);
    }

    /** Whether a file is specific to one of these types or taxonomies, such as `single-listing.php`. */
    public static function isOwn(mixed $file, string $kind, string ...$of): bool
    {
        $names = implode('|', array_map(static fn (string $name): string => preg_quote($name, '/'), $of));

        return is_string($file) && preg_match("/^{$kind}-(?:{$names})\\b.*\\.php$/", basename($file)) === 1;
    }

    /**
     * Whether the template shows the title above the content. The plugin's own templates show it in the listing's
     * content.
     */
    public static function showsTitle(): bool
    {
        if (self::isOfBlocks()) {
            return str_contains((string) ($GLOBALS['_wp_current_template_content'] ?? ''), '<!-- wp:post-title');
        }

        return wp_normalize_path((string) ($GLOBALS['template'] ?? '')) !== wp_normalize_path(dirname(GAZETTEER_FILE) . '/templates/directory/single.php');
    }

    /** Whether it is a block template that contains the parts of a listing as blocks, in itself or in its patterns. */
    public static function showsParts(): bool
    {
        return self::isOfBlocks() && self::containsPart((string) ($GLOBALS['_wp_current_template_content'] ?? ''));
    }

    /** @param int $depth Patterns can contain each other, so this limits how far they are followed. */
    private static function containsPart(string $blocks, int $depth = 0): bool
    {
        // The block `listing-form` is not a part of a listing.
        if (preg_match('/<!-- wp:gazetteer\/listing-(?!form\b)/', $blocks) === 1) {
            return true;
        }
        preg_match_all('/<!-- wp:(?:block \{[^}]*"ref":(\d+)|pattern \{[^}]*"slug":"([^"]+)")/', $blocks, $found, PREG_SET_ORDER);
        foreach ($depth > 3 ? [] : $found as $pattern) {
            $content = ($pattern[1] ?? '') === ''
                ? (string) (\WP_Block_Patterns_Registry::get_instance()->get_registered($pattern[2])['content'] ?? '')
                : (string) get_post_field('post_content', (int) $pattern[1], 'raw');
            if (self::containsPart($content, $depth + 1)) {
                return true;
            }
        }

        return false;
    }

    /** Whether the template shows the featured image in addition to the content. */
    public static function showsFeaturedImage(): bool
    {
        if (self::isOfBlocks()) {
            $blocks = (string) ($GLOBALS['_wp_current_template_content'] ?? '');

            return str_contains($blocks, '<!-- wp:post-featured-image') || str_contains($blocks, '"useFeaturedImage":true');
        }

        return preg_match('~/(?:gazetteer|templates)/directory/single\.php$~', wp_normalize_path((string) ($GLOBALS['template'] ?? ''))) !== 1;
    }
}
