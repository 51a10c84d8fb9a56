<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Similar;

use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Listing\ListingTerms;
use Gazetteer\Listings\Domain\ListingClaims;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Submission\Domain\SimilarTitle;
use WP_Post;
use WP_Term;

if (!defined('ABSPATH')) {
    exit;
}

/** Finds public listings that may be duplicates of a new submission. */
final class SimilarListings
{
    private const LOOKED_THROUGH = 20;
    private const TOLD = 3;

    public function __construct(
        private readonly ListingSearch $search,
        private readonly DataNames $names,
        private readonly ListingClaims $claims,
    ) {
    }

    /**
     * @param list<string> $places Names or IDs of locations. If empty, only titles are compared.
     * @return list<array{title: string, url: string, place: string, claim: string}> `claim` is the claim URL or ''.
     */
    public function find(string $title, array $places): array
    {
        $typed = self::folded($title);
        if (!SimilarTitle::matches($typed, $typed)) {
            return [];
        }
        $page = $this->search->find(new ListingQuery(words: $title, order: ListingOrder::Relevance, perPage: self::LOOKED_THROUGH));
        $wanted = array_values(array_filter(array_map($this->placeName(...), $places)));
        $found = [];
        foreach (array_filter(array_map(get_post(...), $page->ids)) as $listing) {
            if ($this->isPublic($listing) && SimilarTitle::matches($typed, self::folded($listing->post_title)) && $this->isThere($listing, $wanted)) {
                $found[] = $this->toArray($listing);
            }
        }

        return array_slice($found, 0, self::TOLD);
    }

    /** Checks the post's status, because the search index may be out of date for a moment. */
    private function isPublic(WP_Post $listing): bool
    {
        return $listing->post_type === $this->names->listing && $listing->post_status === 'publish' && $listing->post_password === '';
    }

    /** @param list<string> $wanted */
    private function isThere(WP_Post $listing, array $wanted): bool
    {
        $details = get_post_meta($listing->ID, $this->names->details, true);
        $address = is_array($details) && is_string($details['gAddress'] ?? null) ? $details['gAddress'] : '';
        $place = self::folded(implode(' ', [...array_map(ListingTerms::nameWithParent(...), $this->locations($listing)), $address]));

        return $wanted === [] || $place === '' || array_filter($wanted, static fn (string $name): bool => str_contains($place, $name)) !== [];
    }

    /** @return array{title: string, url: string, place: string, claim: string} */
    private function toArray(WP_Post $listing): array
    {
        $names = array_map(static fn (WP_Term $term): string => html_entity_decode($term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8'), $this->locations($listing));

        return [
            'title' => html_entity_decode(wp_strip_all_tags($listing->post_title), ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            'url' => (string) get_permalink($listing),
            'place' => implode(', ', $names),
            'claim' => $this->claims->address($listing->ID),
        ];
    }

    /** @return list<WP_Term> */
    private function locations(WP_Post $listing): array
    {
        return ListingTerms::mostSpecific($listing->ID, $this->names->location);
    }

    private function placeName(string $place): string
    {
        $term = ctype_digit($place) ? get_term((int) $place, $this->names->location) : null;

        return self::folded($term instanceof WP_Term ? $term->name : explode(',', $place)[0]);
    }

    private static function folded(string $text): string
    {
        return trim(mb_strtolower(remove_accents(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'))));
    }
}
