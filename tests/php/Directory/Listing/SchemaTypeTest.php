<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Listing;

use Closure;
use Gazetteer\Directory\Listing\SchemaType;
use Gazetteer\Tests\Check;

/** The type of schema.org that fits a listing best. */
final class SchemaTypeTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $types = [
            'hotels' => 'Hotel', 'cafes' => 'CafeOrCoffeeShop', 'car-hire' => 'AutoRental', 'italian-restaurants' => 'Restaurant', 'airports' => 'Airport',
            'bed-and-breakfast' => 'BedAndBreakfast', 'barbers' => 'HairSalon', 'bars' => 'BarOrPub', 'dinner' => 'LocalBusiness', 'bakery' => 'Bakery',
        ];
        foreach ($types as $slug => $type) {
            yield "is {$type} in the category {$slug}" => static fn () => Check::same($type, SchemaType::fromSlugs([$slug]));
        }
        yield 'is a business where no category says more' => static fn () => Check::same('LocalBusiness', SchemaType::fromSlugs([]));
        yield 'is the most special of several' => static fn () => Check::same('BookStore', SchemaType::fromSlugs(['shops', 'book-shops']));
        yield 'is no business where it is a place' => static fn () => Check::same([false, true], [SchemaType::isBusiness('Airport'), SchemaType::isBusiness('Hotel')]);
    }
}
