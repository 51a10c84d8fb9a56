<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Plans\Domain\Inclusion;

/** Where a listing is on a map of the web, and how to get there: by its coordinates, or else by a search for its address. */
final class MapAddresses
{
    private const MAP = 'https://www.openstreetmap.org';

    /** @return array{string, string} The map and the directions; '' for none. */
    public static function of(ListingView $view): array
    {
        $position = $view->position();
        if ($position !== null) {
            [$latitude, $longitude] = $position;

            return [
                (string) Extensions::filter('gazetteer_map_url', self::MAP . "/?mlat={$latitude}&mlon={$longitude}#map=14/{$latitude}/{$longitude}", $latitude, $longitude),
                (string) Extensions::filter('gazetteer_directions_url', self::MAP . "/directions?to={$latitude}%2C{$longitude}", $latitude, $longitude),
            ];
        }
        $address = $view->includes(Inclusion::Map) ? $view->address() : '';
        if ($address === '') {
            return ['', ''];
        }
        $searched = rawurlencode($address);

        return [
            (string) Extensions::filter('gazetteer_address_map_url', self::MAP . "/search?query={$searched}", $address),
            (string) Extensions::filter('gazetteer_address_directions_url', self::MAP . "/directions?to={$searched}", $address),
        ];
    }
}
