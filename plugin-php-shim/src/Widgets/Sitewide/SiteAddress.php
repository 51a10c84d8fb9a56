<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Sitewide;

/** What the paths of this site begin with. */
final class SiteAddress
{
    /** The folder that the site lives in: '' or such as “/guide”. */
    public static function home(): string
    {
        return rtrim((string) wp_parse_url(home_url(), PHP_URL_PATH), '/');
    }

    /** '' or “/index.php”: without addresses that speak, servers bring WordPress only what names its file. */
    public static function file(): string
    {
        global $wp_rewrite;

        return !$wp_rewrite->using_permalinks() || $wp_rewrite->using_index_permalinks() ? '/index.php' : '';
    }
}
