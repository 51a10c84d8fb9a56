<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;


/** Splits a one-line address into its parts, using the listing's locations. */
final class PostalAddress
{
    /** Matches a postal code before the town, such as "8302 Kloten" or "D-10115 Berlin". */
    private const CODE_FIRST = '/^(?<code>(?:[A-Z]{1,2}-)?\d{3,6}(?:\s?[A-Z]{2})?)\s+(?<town>\D+)$/u';
    /** Matches a postal code after the town, such as "Denver 80202" or "London SW1A 1AA". */
    private const CODE_LAST = '/^(?<town>\D+?)\s+(?<code>\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})$/u';

    private function __construct(
        public readonly string $street,
        public readonly string $town,
        public readonly string $code,
        public readonly string $region,
        public readonly string $country,
    ) {
    }

    /** If the address has no town, the location's name is used. */
    public static function fromListing(ListingView $view): self
    {
        $place = $view->places()[0] ?? null;
        $names = $place === null ? [] : array_column(ListingTerms::withAncestors($place), 'name');

        return self::read($view->address(), array_map(static fn (string $name): string => html_entity_decode($name, ENT_QUOTES | ENT_HTML5, 'UTF-8'), $names));
    }

    /** @param list<string> $places Names of the listing's location and its ancestors, the innermost first. */
    public static function read(string $address, array $places): self
    {
        $parts = array_values(array_filter(array_map(trim(...), explode(',', $address)), static fn (string $part): bool => $part !== ''));
        $around = array_slice($places, 1);
        $country = count($parts) > 1 && self::has($around, end($parts)) ? array_pop($parts) : '';
        [$town, $code] = ['', ''];
        foreach (array_reverse(array_keys($parts)) as $at) {
            $isTown = preg_match(self::CODE_FIRST, $parts[$at], $found) === 1 || preg_match(self::CODE_LAST, $parts[$at], $found) === 1;
            if ($at > 0 && ($isTown || self::has(array_slice($places, 0, 1), $parts[$at]))) {
                [$town, $code] = $isTown ? [$found['town'], $found['code']] : [$parts[$at], ''];
                unset($parts[$at]);
                break;
            }
        }
        $region = $around[0] ?? '';

        return new self(implode(', ', $parts), $town ?: $places[0] ?? '', $code, self::has([$country], $region) ? '' : $region, $country);
    }

    /** @return array<string, string> schema.org properties; empty if nothing is known. */
    public function facts(): array
    {
        $known = array_filter([
            'streetAddress' => $this->street,
            'addressLocality' => $this->town,
            'postalCode' => $this->code,
            'addressRegion' => $this->region,
            'addressCountry' => $this->country,
        ], static fn (string $part): bool => $part !== '');

        return $known === [] ? [] : ['@type' => 'PostalAddress'] + $known;
    }

    /** @param list<string> $names */
    private static function has(array $names, string $name): bool
    {
        return in_array(mb_strtolower($name), array_map(mb_strtolower(...), $names), true);
    }
}
