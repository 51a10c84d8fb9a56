<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Listing;

use Closure;
use Gazetteer\Directory\Listing\SchemaType;
use Gazetteer\Tests\Check;

/** Tests the schema.org type of a listing. */
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
            yield "a listing in the category {$slug} has the type {$type}" => static fn () => Check::same($type, SchemaType::fromSlugs([$slug]));
        }
        yield 'a listing has the type LocalBusiness if no category is known' => static fn () => Check::same('LocalBusiness', SchemaType::fromSlugs([]));
        yield 'the site owner can choose each type once' => static fn () => Check::same(count(SchemaType::choices()), count(array_unique(SchemaType::choices())));
        yield 'the most specific type of several categories is used' => static fn () => Check::same('BookStore', SchemaType::fromSlugs(['shops', 'book-shops']));
        yield 'a place that is not a business has no business type' => static fn () => Check::same([false, true], [SchemaType::isBusiness('Airport'), SchemaType::isBusiness('Hotel')]);
    }
}
