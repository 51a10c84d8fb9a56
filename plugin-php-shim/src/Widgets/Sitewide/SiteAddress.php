<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Sitewide;

/** The parts of the site's URL that precede each path. */
final class SiteAddress
{
    /** The folder of the site, for example “/guide”; '' if the site is in the root folder. */
    public static function home(): string
    {
        return rtrim((string) wp_parse_url(home_url(), PHP_URL_PATH), '/');
    }

    /** “/index.php” if URLs of the site contain it; '' with pretty permalinks. */
    public static function file(): string
    {
        global $wp_rewrite;

        return !$wp_rewrite->using_permalinks() || $wp_rewrite->using_index_permalinks() ? '/index.php' : '';
    }
}
