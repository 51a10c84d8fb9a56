<?php

/**
 * Finds listings by scanning all of them with queries of WordPress. The search index must return
 * the same results.
 */

declare(strict_types=1);

namespace Gazetteer\Tests\Search;

use DateTimeImmutable;
use Gazetteer\Directory\Listing\OpeningHours;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Domain\Geo\Globe;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Search\Domain\Words\SearchWords;
use Gazetteer\Search\Write\Coordinates;
use Gazetteer\Search\Write\ListingFacts;
use Gazetteer\Search\Write\ListingReader;
use Gazetteer\Search\Write\ListingText;
use WP_Query;

final class ScanningFinder implements ListingSearch
{
    private const STEP = 500;

    /** @param DateTimeImmutable|null $now The time of a search for open listings, in the site's time zone. */
    public function __construct(private readonly ListingReader $reader, private readonly ?DateTimeImmutable $now = null)
    {
    }

    public function find(ListingQuery $query): ListingPage
    {
        $isWhole = $query->values === [] && trim($query->words) === '' && $query->nearby === null && $query->bounds === null && $query->prices === [] && $query->rating <= 0 && !$query->isOpenNow && $query->order !== ListingOrder::Rating;
        $first = max(0, $query->page - 1) * max(1, $query->perPage);
        $most = max(1, $query->perPage);
        if ($isWhole) {
            $found = $this->ask($query, ['posts_per_page' => $most, 'offset' => $first]);

            // WordPress returns no total for a page number after the last page.
            $total = $found->posts === [] && $first > 0 ? $this->ask($query, ['posts_per_page' => 1])->found_posts : $found->found_posts;

            return new ListingPage(array_map(intval(...), $found->posts), (int) $total);
        }
        [$ids, $chords, $ranks] = $this->narrowed($query, array_map(intval(...), $this->ask($query, ['posts_per_page' => -1, 'no_found_rows' => true])->posts));
        if ($query->nearby !== null && $query->order === ListingOrder::Nearest) {
            usort($ids, static fn (int $a, int $b): int => [$chords[$a], $a] <=> [$chords[$b], $b]);
        }
        if ($query->order === ListingOrder::Relevance) {
            // The sort is stable: listings with equal ranks stay sorted by date.
            usort($ids, static fn (int $a, int $b): int => $ranks[$a] <=> $ranks[$b]);
        }
        if ($query->order === ListingOrder::Rating) {
            usort($ids, fn (int $a, int $b): int => $this->rating($b) <=> $this->rating($a));
        }
        $page = array_slice($ids, $first, $most);

        return new ListingPage($page, count($ids), array_map(
            Globe::kilometres(...),
            $query->nearby === null ? [] : array_combine($page, array_map(static fn (int $id): float => $chords[$id], $page)),
        ));
    }

    public function counts(string $taxonomy): array
    {
        $counts = [];
        foreach ((array) get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids']) as $term) {
            $found = new WP_Query($this->arguments([['taxonomy' => $taxonomy, 'terms' => [$term]]], ['posts_per_page' => 1]));
            if ($found->found_posts > 0) {
                $counts[(int) $term] = (int) $found->found_posts;
            }
        }

        return $counts;
    }

    /** @param array<string, mixed> $more */
    private function ask(ListingQuery $query, array $more): WP_Query
    {
        $names = $this->reader->names;
        $terms = [];
        foreach ([$names->category => $query->categories, $names->location => $query->locations, $names->tag => $query->tags] as $taxonomy => $ids) {
            if ($ids !== []) {
                $terms[] = ['taxonomy' => $taxonomy, 'terms' => $ids];
            }
        }
        foreach ($query->features as $feature) {
            $terms[] = ['taxonomy' => $names->feature, 'terms' => [$feature]];
        }
        $more['orderby'] = $query->order->isByDate() || $query->order === ListingOrder::Rating ? ['date' => 'DESC', 'ID' => 'DESC'] : ['title' => 'ASC', 'ID' => 'ASC'];

        return new WP_Query($this->arguments($terms, $more));
    }

    /**
     * @param list<array<string, mixed>> $terms
     * @param array<string, mixed> $more
     * @return array<string, mixed>
     */
    private function arguments(array $terms, array $more): array
    {
        return [
            'post_type' => $this->reader->names->listing,
            'post_status' => 'publish',
            'has_password' => false,
            'fields' => 'ids',
            'tax_query' => $terms,
            'suppress_filters' => true,
            'ignore_sticky_posts' => true,
            ...$more,
        ];
    }

    /**
     * @param list<int> $ids
     * @return array{list<int>, array<int, float>, array<int, array{int, int}>} The ids that match all other conditions, their distances, and their ranks.
     */
    private function narrowed(ListingQuery $query, array $ids): array
    {
        $circle = $query->nearby === null ? null : Circle::around($query->nearby);
        $left = [];
        $chords = [];
        $ranks = $this->ranks($query->words);
        foreach (array_chunk($ids, self::STEP) as $some) {
            _prime_post_caches($some, true, true);
            foreach ($some as $id) {
                $place = Coordinates::read($this->reader->details($id));
                $chord = $circle === null || $place === null ? INF : Globe::chord($circle->point, Globe::point(...$place));
                $isInBounds = $query->bounds === null || ($place !== null && $query->bounds->contains(...$place));
                $isIn = $isInBounds && ($circle === null || $chord <= $circle->chord) && $this->holds($query->values, $this->reader->values($id));
                if ($isIn && $this->suits($query, $id, $this->reader->details($id)) && ($ranks === null || isset($ranks[$id]))) {
                    $left[] = $id;
                    $chords[$id] = $chord;
                }
            }
        }

        return [$left, $chords, $ranks ?? array_fill_keys($left, [0, 0])];
    }

    /**
     * @param array<string, list<string>> $asked
     * @param array<string, list<string>> $held
     */
    private function holds(array $asked, array $held): bool
    {
        foreach ($asked as $field => $values) {
            if ($values !== [] && array_intersect($values, $held[$field] ?? []) === []) {
                return false;
            }
        }

        return true;
    }

    /** @param array<array-key, mixed> $details */
    private function suits(ListingQuery $query, int $id, array $details): bool
    {
        $stars = (int) get_post_meta($id, '_gazetteer_reviews', true) < 1 ? 0.0 : (float) get_post_meta($id, '_gazetteer_rating', true);
        $now = $this->now ?? new DateTimeImmutable('now', wp_timezone());

        return ($query->prices === [] || in_array($details[Detail::PriceStatus->value] ?? '', $query->prices, true))
            && ($query->rating <= 0 || $stars >= $query->rating)
            && (!$query->isOpenNow || OpeningHours::read((array) ($details[Detail::Hours->value] ?? []))->isOpen($now));
    }

    /** @return array<int, array{int, int}>|null Null if there are no words. */
    private function ranks(string $asked): ?array
    {
        if (trim($asked) === '') {
            return null;
        }
        $words = SearchWords::fromSplit(ListingText::split($asked));
        if ($words->isEmpty()) {
            return [];
        }
        $texts = [];
        foreach (array_chunk(array_map(intval(...), $this->ask(new ListingQuery(), ['posts_per_page' => -1, 'no_found_rows' => true])->posts), self::STEP) as $some) {
            _prime_post_caches($some, true, true);
            foreach ($some as $id) {
                $texts[$id] = ListingText::fromPost(get_post($id), $this->reader->details($id), $this->terms($id, true), $this->terms($id, false), $this->reader->values($id), $this->reader->fieldsOf($this->ids($id)));
            }
        }

        return (new SlowWords($texts))->ranked($words->all, $words->needed);
    }

    /** @return array{float, int} */
    private function rating(int $listing): array
    {
        $reviews = (int) get_post_meta($listing, ListingFacts::REVIEWS, true);

        return [$reviews > 0 ? round((float) get_post_meta($listing, ListingFacts::RATING, true), 2) : 0.0, $reviews];
    }

    /** @return list<string> */
    private function terms(int $listing, bool $isPlace): array
    {
        $names = $this->reader->names;
        $terms = [];
        foreach ($isPlace ? [$names->category, $names->location] : [$names->feature, $names->tag] as $taxonomy) {
            foreach (wp_get_object_terms($listing, $taxonomy) as $term) {
                $all = [$term->term_id, ...get_ancestors($term->term_id, $taxonomy, 'taxonomy')];
                array_push($terms, ...array_map(static fn (int $id): string => get_term($id)->name, $all));
            }
        }

        return $terms;
    }

    /** @return list<int> */
    private function ids(int $listing): array
    {
        return wp_get_object_terms($listing, $this->reader->names->category, ['fields' => 'ids', 'orderby' => 'term_id']);
    }
}
