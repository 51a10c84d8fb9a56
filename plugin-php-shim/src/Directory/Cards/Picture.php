<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Cards;

use Gazetteer\Directory\Listing\ListingView;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Html\Tag;

/** Renders the pictures of listings, and a placeholder for a listing without one. */
final class Picture
{
    private const LAST = PHP_INT_MAX;
    private const TINTS = 6;

    /**
     * Renders an attachment without the inline styles that themes add for their own layouts. Inline styles would override
     * the plugin's style sheet.
     *
     * @param array<string, string> $attributes
     */
    public static function draw(int $attachment, string $size, array $attributes): string
    {
        $bare = static fn (mixed $given): mixed => is_array($given) ? array_diff_key($given, ['style' => '']) : $given;
        add_filter('wp_get_attachment_image_attributes', $bare, self::LAST);
        $picture = wp_get_attachment_image($attachment, $size, false, $attributes);
        remove_filter('wp_get_attachment_image_attributes', $bare, self::LAST);

        return $picture;
    }

    /** Renders one or two initials on a background. The background color depends on the title. */
    public static function placeholder(ListingView $view): string
    {
        $tint = self::tint($view->listing->title);
        $letters = (string) Extensions::filter('gazetteer_listing_initials', self::initials($view->title()), $view->listing);

        return Tag::of('span', ['class' => "gz-listing-blank gz-tint-{$tint}"], Tag::text($letters));
    }

    /** Returns the number of the background color, which is always the same for a title. */
    public static function tint(string $title): int
    {
        return crc32($title) % self::TINTS;
    }

    /** Returns one or two initials of the title. The preview in the listing form uses the same rule. */
    public static function initials(string $title): string
    {
        preg_match_all('/(?<![\p{L}\p{N}])[\p{L}\p{N}]/u', $title, $found);

        return mb_strtoupper(implode('', array_slice($found[0], 0, 2)));
    }
}
