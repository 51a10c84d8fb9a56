<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Listing;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Listing\ListingLinks;
use Gazetteer\Directory\Listing\ListingView;
use Gazetteer\Directory\Listing\MapLinks;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../../stubs/cards.php';
require_once __DIR__ . '/../../stubs/links.php';

/** Tests the contact links of a listing. */
final class ListingLinksTest
{
    private const PLACED = ['latitude' => '47.4', 'longitude' => '8.5', 'gAddress' => '1 Main Road & Co'];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'the links use the coordinates of the place' => static fn () => Check::same(
            ['https://www.openstreetmap.org/?mlat=47.4&amp;mlon=8.5#map=14/47.4/8.5', 'https://www.openstreetmap.org/directions?to=47.4%2C8.5'],
            self::addresses(self::PLACED),
        );
        yield 'the links use the address if there are no coordinates' => static fn () => Check::same(
            ['https://www.openstreetmap.org/search?query=1%20Main%20Road%20%26%20Co', 'https://www.openstreetmap.org/directions?to=1%20Main%20Road%20%26%20Co'],
            self::addresses(['latitude' => ''] + self::PLACED),
        );
        yield 'there are no links without coordinates and address' => static fn () => Check::same([], self::addresses([]));
        yield 'there is no map link if the plan does not include the map' => static fn () => Check::same([], self::addresses(self::PLACED, [Inclusion::Location]));
        yield 'the links use the coordinates if the plan does not include the address' => static fn () => Check::same(2, count(self::addresses(self::PLACED, [Inclusion::Map])));

        $services = [
            'google' => ['https://www.google.com/maps/search/?api=1&amp;query=47.4%2C8.5', 'https://www.google.com/maps/dir/?api=1&amp;destination=47.4%2C8.5'],
            'apple' => ['https://maps.apple.com/?ll=47.4%2C8.5&amp;q=47.4%2C8.5', 'https://maps.apple.com/?daddr=47.4%2C8.5'],
            'geo' => ['geo:47.4,8.5', 'geo:47.4,8.5?q=47.4,8.5'],
            'unknown' => ['https://www.openstreetmap.org/?mlat=47.4&amp;mlon=8.5#map=14/47.4/8.5', 'https://www.openstreetmap.org/directions?to=47.4%2C8.5'],
        ];
        foreach ($services as $service => $addresses) {
            yield "the links open the map service {$service} if the site owner chose it" => static function () use ($service, $addresses): void {
                $GLOBALS['gazetteer_option'] = [MapLinks::OPTION => $service];
                try {
                    Check::same($addresses, self::addresses(self::PLACED));
                } finally {
                    unset($GLOBALS['gazetteer_option']);
                }
            };
        }

        $contacts = ['phone' => '+41 44 123', 'website' => 'https://www.place.example/x', 'email' => 'info@place.example'];
        foreach (['phone' => '+41 44 123', 'website' => 'place.example', 'email' => 'info@place.example'] as $name => $shown) {
            yield "a {$name} keeps its direction inside of right-to-left text" => static fn () => Check::same(
                true,
                str_contains(implode('', ListingLinks::rows(self::view($contacts))), "<bdi dir=\"ltr\">{$shown}</bdi></a>"),
            );
        }
        yield 'an address keeps the direction of its own script' => static fn () => Check::same(
            true,
            str_contains(implode('', ListingLinks::rows(self::view(self::PLACED))), '<address dir="auto">'),
        );
    }

    /**
     * @param array<string, string> $details
     * @param list<Inclusion>|null $includes
     * @return list<string>
     */
    private static function addresses(array $details, ?array $includes = null): array
    {
        preg_match_all('/href="([^"]*)"/', ListingLinks::map(self::view($details, $includes)), $found);

        return $found[1];
    }

    /**
     * @param array<string, string> $details
     * @param list<Inclusion>|null $includes
     */
    private static function view(array $details, ?array $includes = null): ListingView
    {
        $plan = $includes === null ? null : new Plan(3, 'A plan', includes: $includes);

        return new ListingView(new Listing(1, 'A place', details: $details), $plan, DataNames::fromSet(DataNames::OWN), showsEmail: true);
    }
}
