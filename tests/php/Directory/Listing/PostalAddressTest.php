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
            'reads street, postal code, town and country' => ['Main Street 1, 8302 Kloten, Switzerland', self::PLACES, ['Main Street 1', 'Kloten', '8302', '', 'Switzerland']],
            'takes the town from the location where the address has none' => ['Main Street 1', self::PLACES, ['Main Street 1', 'Zurich', '', 'Switzerland', '']],
            'finds the town by the name of the location' => ['Main Street 1, Zurich', self::PLACES, ['Main Street 1', 'Zurich', '', 'Switzerland', '']],
            'reads a postal code behind the town' => ['12 Main St, Denver 80202', ['Denver', 'Colorado'], ['12 Main St', 'Denver', '80202', 'Colorado', '']],
            'reads a British postal code' => ['10 High Street, London SW1A 1AA', ['London'], ['10 High Street', 'London', 'SW1A 1AA', '', '']],
            'leaves a street with a number whole' => ['8302 Main Street', ['Kloten'], ['8302 Main Street', 'Kloten', '', '', '']],
            'says the places alone where there is no address' => ['', self::PLACES, ['', 'Zurich', '', 'Switzerland', '']],
            'says nothing of nothing' => ['', [], ['', '', '', '', '']],
        ];
        foreach ($cases as $says => [$address, $places, $parts]) {
            yield $says => static fn () => Check::same($parts, array_values(get_object_vars(PostalAddress::read($address, $places))));
        }
        yield 'gives search engines only what is known' => static fn () => Check::same(
            ['@type' => 'PostalAddress', 'addressLocality' => 'Kloten'],
            PostalAddress::read('', ['Kloten'])->facts(),
        );
        yield 'gives search engines nothing of nothing' => static fn () => Check::same([], PostalAddress::read('', [])->facts());
    }
}
