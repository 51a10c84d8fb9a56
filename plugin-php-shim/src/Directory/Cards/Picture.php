<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Cards;

/**
 * Renders an attachment image without the inline styles that themes add for their own layouts, because inline styles
 * override the plugin's style sheet.
 */
final class Picture
{
    private const LAST = PHP_INT_MAX;

    /** @param array<string, string> $attributes */
    public static function draw(int $attachment, string $size, array $attributes): string
    {
        $bare = static fn (mixed $given): mixed => is_array($given) ? array_diff_key($given, ['style' => '']) : $given;
        add_filter('wp_get_attachment_image_attributes', $bare, self::LAST);
        $picture = wp_get_attachment_image($attachment, $size, false, $attributes);
        remove_filter('wp_get_attachment_image_attributes', $bare, self::LAST);

        return $picture;
    }
}
