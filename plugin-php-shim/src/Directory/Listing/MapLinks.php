<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Domain\Inclusion;

/** The map and directions links of a listing. The site owner chooses the map service. */
final class MapLinks
{
    /** The key of the setting. */
    public const OPTION = 'mapLinks';
    public const USUAL = 'openstreetmap';
    public const GEO = 'geo';

    /**
     * URLs by service: map and directions for a position, then map and directions for an address. `geo:` links open the
     * map app of a phone.
     */
    private const SERVICES = [
        self::USUAL => [
            'https://www.openstreetmap.org/?mlat={lat}&mlon={lng}#map=14/{lat}/{lng}',
            'https://www.openstreetmap.org/directions?to={lat}%2C{lng}',
            'https://www.openstreetmap.org/search?query={address}',
            'https://www.openstreetmap.org/directions?to={address}',
        ],
        'google' => [
            'https://www.google.com/maps/search/?api=1&query={lat}%2C{lng}',
            'https://www.google.com/maps/dir/?api=1&destination={lat}%2C{lng}',
            'https://www.google.com/maps/search/?api=1&query={address}',
            'https://www.google.com/maps/dir/?api=1&destination={address}',
        ],
        'apple' => [
            'https://maps.apple.com/?ll={lat}%2C{lng}&q={lat}%2C{lng}',
            'https://maps.apple.com/?daddr={lat}%2C{lng}',
            'https://maps.apple.com/?q={address}',
            'https://maps.apple.com/?daddr={address}',
        ],
        self::GEO => ['geo:{lat},{lng}', 'geo:{lat},{lng}?q={lat},{lng}', 'geo:0,0?q={address}', 'geo:0,0?q={address}'],
    ];

    private function __construct(public readonly string $map, public readonly string $directions)
    {
    }

    /** @return list<string> The services that the site owner can choose. */
    public static function services(): array
    {
        return array_keys(self::SERVICES);
    }

    /** Uses the coordinates. Without coordinates, the URLs search for the address. The URLs are '' if there is neither. */
    public static function ofListing(ListingView $view): self
    {
        [$map, $directions, $addressMap, $addressDirections] = self::SERVICES[self::service()];
        $position = $view->position();
        if ($position !== null) {
            $fill = ['{lat}' => (string) $position[0], '{lng}' => (string) $position[1]];

            return new self(
                self::safe(Extensions::filter('gazetteer_map_url', strtr($map, $fill), ...$position)),
                self::safe(Extensions::filter('gazetteer_directions_url', strtr($directions, $fill), ...$position)),
            );
        }
        $address = $view->includes(Inclusion::Map) ? $view->address() : '';
        if ($address === '') {
            return new self('', '');
        }
        $fill = ['{address}' => rawurlencode($address)];

        return new self(
            self::safe(Extensions::filter('gazetteer_address_map_url', strtr($addressMap, $fill), $address)),
            self::safe(Extensions::filter('gazetteer_address_directions_url', strtr($addressDirections, $fill), $address)),
        );
    }

    private static function service(): string
    {
        $chosen = ((array) get_option(Settings::OPTION, []))[self::OPTION] ?? '';

        return is_string($chosen) && isset(self::SERVICES[$chosen]) ? $chosen : self::USUAL;
    }

    private static function safe(mixed $url): string
    {
        return is_string($url) ? sanitize_url($url, ['http', 'https', 'geo']) : '';
    }
}
