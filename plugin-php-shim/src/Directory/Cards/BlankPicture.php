<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Cards;

use Gazetteer\Directory\Listing\ListingView;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Html\Tag;

/** What stands where a listing has no picture: one or two letters of its title, on a ground that is the same each time. */
final class BlankPicture
{
    private const TINTS = 6;

    public static function draw(ListingView $view): string
    {
        $tint = self::tint($view->listing->title);

        return Tag::of('span', ['class' => "gz-listing-blank gz-tint-{$tint}"], Tag::text(self::letters($view)));
    }

    /** The number of the ground, the same for a title each time. */
    public static function tint(string $title): int
    {
        return crc32($title) % self::TINTS;
    }

    /** As the form's preview has them. */
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
