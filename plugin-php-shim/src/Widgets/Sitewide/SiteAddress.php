<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Sitewide;

/** The prefixes of the paths of this site. */
final class SiteAddress
{
    /** The folder of the site: '' or for example “/guide”. */
    public static function home(): string
    {
        return rtrim((string) wp_parse_url(home_url(), PHP_URL_PATH), '/');
    }

    /** '' or “/index.php”: without pretty permalinks, servers pass only requests that name this file to WordPress. */
    public static function file(): string
    {
        global $wp_rewrite;

        return !$wp_rewrite->using_permalinks() || $wp_rewrite->using_index_permalinks() ? '/index.php' : '';
    }
}
