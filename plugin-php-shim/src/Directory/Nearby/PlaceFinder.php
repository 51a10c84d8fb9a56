<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Nearby;

use Gazetteer\Data\DataNames;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Search\Domain\MapSearch;
use Gazetteer\Search\Domain\Nearby;
use Gazetteer\Search\Write\Coordinates;
use Gazetteer\Search\Write\ListingReader;
use Gazetteer\Search\Write\ListingText;
use WP_Term;

/** Finds a typed place in the site's own locations and listings. No request leaves the site. */
final class PlaceFinder
{
    private const MOST_TERMS = 5;
    private const MOST_LISTINGS = 5;

    public function __construct(private readonly DataNames $names, private readonly ListingSearch $search, private readonly MapSearch $map)
    {
    }

    /** Returns null if the visitor did not search near a place, or if the place is unknown. */
    public function nearby(PlaceFilter $asked): ?Nearby
    {
        $middle = match (true) {
            $asked->place !== '' => $this->find($asked->place),
            default => $asked->position,
        };

        return $middle === null ? null : new Nearby(round($middle[0], PlaceFilter::DECIMALS), round($middle[1], PlaceFilter::DECIMALS), $asked->kilometres ?: Distance::usual());
    }

    /** @return array{float, float}|null Latitude and longitude. */
    private function find(string $place): ?array
    {
        foreach ($this->terms($place) as $term) {
            $middle = $this->map->middle(new ListingQuery(locations: [$term]));
            if ($middle !== null) {
                return $middle;
            }
        }

        return $this->middleOfListing($place);
    }

    /** @return list<int> Locations with this name or slug; otherwise locations whose names begin with it, the largest first. */
    private function terms(string $place): array
    {
        $some = ['taxonomy' => $this->names->location, 'hide_empty' => false, 'number' => self::MOST_TERMS, 'orderby' => 'count', 'order' => 'DESC', 'update_term_meta_cache' => false];
        $found = self::ids(get_terms($some + ['name' => $place])) ?: self::ids(get_terms($some + ['slug' => sanitize_title($place)]));
        if ($found !== []) {
            return $found;
        }
        $plain = static fn (string $name): string => implode(' ', array_column(ListingText::split($name), 0));
        $begins = static fn (string $name): bool => str_starts_with($plain($name), $plain($place));
        $like = get_terms($some + ['name__like' => $place]);

        return self::ids(array_filter(is_array($like) ? $like : [], static fn (WP_Term $term): bool => $begins($term->name)));
    }

    /** @return array{float, float}|null The position of the first listing whose title, address and terms contain all words. */
    private function middleOfListing(string $place): ?array
    {
        $found = $this->search->find(new ListingQuery(words: $place, order: ListingOrder::Relevance, perPage: self::MOST_LISTINGS));
        $asked = ListingText::split($place);
        $reader = new ListingReader($this->names, static fn (): array => []);
        foreach ($asked === [] || $found->isProvisional ? [] : $found->ids as $id) {
            $post = get_post($id);
            $details = $post === null || $post->post_password !== '' ? [] : $reader->details($id);
            $position = Coordinates::read($details);
            $names = array_map(static fn (WP_Term $term): string => $term->name, self::list(get_the_terms($id, $this->names->location)));
            $texts = $position === null ? [] : array_slice(ListingText::fromPost($post, $details, $names, [], [], []), 0, 2);
            $own = array_merge([], ...array_merge([], ...$texts));
            if ($position !== null && array_filter($asked, static fn (array $spellings): bool => array_intersect($spellings, $own) === []) === []) {
                return $position;
            }
        }

        return null;
    }

    /** @return list<int> */
    private static function ids(mixed $terms): array
    {
        return array_map(static fn (WP_Term $term): int => $term->term_id, self::list($terms));
    }

    /** @return list<WP_Term> */
    private static function list(mixed $terms): array
    {
        return is_array($terms) ? array_values(array_filter($terms, static fn (mixed $term): bool => $term instanceof WP_Term)) : [];
    }
}
