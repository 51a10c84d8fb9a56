<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Contract\Meta;

/** Detects whether this site uses the ListingPro theme, or still has listings of this theme. */
final class LegacyData
{
    private const THEME = 'listingpro';

    public static function isFound(): bool
    {
        global $wpdb;
        if (get_template() === self::THEME || wp_get_theme(self::THEME)->exists()) {
            return true;
        }

        return $wpdb->get_var($wpdb->prepare("SELECT 1 FROM {$wpdb->postmeta} WHERE meta_key = %s LIMIT 1", Meta::LISTING)) !== null;
    }
}
