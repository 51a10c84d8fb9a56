<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Listing;

use Closure;
use Gazetteer\Directory\Listing\PostalAddress;
use Gazetteer\Tests\Check;

/** Tests how an address in one line is split into its parts. */
final class PostalAddressTest
{
    private const PLACES = ['Zurich', 'Switzerland', 'Europe'];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $cases = [
            'street, postal code, city and country are read' => ['Main Street 1, 8302 Kloten, Switzerland', self::PLACES, ['Main Street 1', 'Kloten', '8302', '', 'Switzerland']],
            'the city is the location if the address contains none' => ['Main Street 1', self::PLACES, ['Main Street 1', 'Zurich', '', 'Switzerland', '']],
            'the city is found by the name of the location' => ['Main Street 1, Zurich', self::PLACES, ['Main Street 1', 'Zurich', '', 'Switzerland', '']],
            'a postal code after the city is read' => ['12 Main St, Denver 80202', ['Denver', 'Colorado'], ['12 Main St', 'Denver', '80202', 'Colorado', '']],
            'a British postal code is read' => ['10 High Street, London SW1A 1AA', ['London'], ['10 High Street', 'London', 'SW1A 1AA', '', '']],
            'a street with a number stays complete' => ['8302 Main Street', ['Kloten'], ['8302 Main Street', 'Kloten', '', '', '']],
            'an empty address returns only the locations' => ['', self::PLACES, ['', 'Zurich', '', 'Switzerland', '']],
            'an empty address without locations returns nothing' => ['', [], ['', '', '', '', '']],
        ];
        foreach ($cases as $says => [$address, $places, $parts]) {
            yield $says => static fn () => Check::same($parts, array_values(get_object_vars(PostalAddress::read($address, $places))));
        }
        yield 'structured data contains only known parts' => static fn () => Check::same(
            ['@type' => 'PostalAddress', 'addressLocality' => 'Kloten'],
            PostalAddress::read('', ['Kloten'])->facts(),
        );
        yield 'structured data of an empty address is empty' => static fn () => Check::same([], PostalAddress::read('', [])->facts());
    }
}
