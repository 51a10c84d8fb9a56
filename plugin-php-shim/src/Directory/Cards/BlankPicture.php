<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Cards;

use Gazetteer\Directory\Listing\ListingView;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Html\Tag;

/**
 * Placeholder for a listing without a picture: one or two initials on a background that is always the same for a title.
 */
final class BlankPicture
{
    private const TINTS = 6;

    public static function draw(ListingView $view): string
    {
        $tint = self::tint($view->listing->title);

        return Tag::of('span', ['class' => "gz-listing-blank gz-tint-{$tint}"], Tag::text(self::letters($view)));
    }

    /** Returns the background number, always the same for a title. */
    public static function tint(string $title): int
    {
        return crc32($title) % self::TINTS;
    }

    /** The form's preview script uses the same rule. */
    public static function initials(string $title): string
    {
        preg_match_all('/(?<![\p{L}\p{N}])[\p{L}\p{N}]/u', $title, $found);

        return mb_strtoupper(implode('', array_slice($found[0], 0, 2)));
    }

    private static function letters(ListingView $view): string
    {
        return (string) Extensions::filter('gazetteer_listing_initials', self::initials($view->title()), $view->listing);
    }
}
