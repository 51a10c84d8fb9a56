<?php

/**
 * Finds listings by scanning all of them with queries of WordPress. The search index must return
 * the same results.
 */

declare(strict_types=1);

namespace Gazetteer\Tests\Search;

use Gazetteer\Listings\Fields\FieldPosts;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Domain\Geo\Globe;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Search\Write\Coordinates;
use Gazetteer\Search\Write\ListingReader;
use Gazetteer\Search\Write\ListingText;
use WP_Post;
use WP_Query;

final class ScanningFinder implements ListingSearch
{
    private const STEP = 500;

    public function __construct(private readonly ListingReader $reader)
    {
    }

    public function find(ListingQuery $query): ListingPage
    {
        $isWhole = $query->values === [] && trim($query->words) === '' && $query->nearby === null && $query->bounds === null;
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
        $more['orderby'] = $query->order->isByDate() ? ['date' => 'DESC', 'ID' => 'DESC'] : ['title' => 'ASC', 'ID' => 'ASC'];

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
     * @return array{list<int>, array<int, float>, array<int, int>} The ids that match all other conditions, their distances, and their ranks.
     */
    private function narrowed(ListingQuery $query, array $ids): array
    {
        $circle = $query->nearby === null ? null : Circle::around($query->nearby);
        $left = [];
        $chords = [];
        $ranks = [];
        foreach (array_chunk($ids, self::STEP) as $some) {
            _prime_post_caches($some, true, true);
            foreach ($some as $id) {
                $details = get_post($id)->post_password === '' ? $this->reader->details($id) : null;
                $place = Coordinates::read($details ?? []);
                $chord = $circle === null || $place === null ? INF : Globe::chord($circle->point, Globe::point(...$place));
                $values = $details === null ? [] : $this->reader->values($id);
                $rank = $this->rank($query->words, get_post($id), $details ?? [], $values);
                $isInBounds = $query->bounds === null || ($place !== null && $query->bounds->contains(...$place));
                if ($isInBounds && ($circle === null || $chord <= $circle->chord) && $this->holds($query->values, $values) && $rank !== null) {
                    $left[] = $id;
                    $chords[$id] = $chord;
                    $ranks[$id] = $rank;
                }
            }
        }

        return [$left, $chords, $ranks];
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

    /**
     * How far a search must read to find all its words: 0 title, 1 facts, 2 description, null if a
     * word is missing.
     *
     * @param array<array-key, mixed> $details
     * @param array<string, list<string>> $values
     */
    private function rank(string $asked, WP_Post $post, array $details, array $values): ?int
    {
        $looked = Facet::splitWords(ListingText::normalize($asked));
        if ($looked === []) {
            return trim($asked) === '' ? 0 : null;
        }
        $texts = array_map(Facet::splitWords(...), ListingText::fromPost($post, $details, $this->terms($post->ID), $values, $this->fields()));
        $rank = 0;
        foreach ($looked as $word) {
            $found = array_keys(array_filter($texts, static fn (array $words): bool => array_filter(
                $words,
                static fn (string $one): bool => Facet::isPrefix($word) ? str_starts_with($one, $word) : $one === $word,
            ) !== []));
            if ($found === []) {
                return null;
            }
            $rank = max($rank, $found[0]);
        }

        return $rank;
    }

    /** @return list<string> */
    private function terms(int $listing): array
    {
        $names = $this->reader->names;
        $terms = [];
        foreach ([$names->category, $names->location, $names->feature, $names->tag] as $taxonomy) {
            foreach (wp_get_object_terms($listing, $taxonomy) as $term) {
                $all = [$term->term_id, ...get_ancestors($term->term_id, $taxonomy, 'taxonomy')];
                array_push($terms, ...array_map(static fn (int $id): string => get_term($id)->name, $all));
            }
        }

        return $terms;
    }

    /** @return list<\Gazetteer\Listings\Domain\FieldDefinition> */
    private function fields(): array
    {
        $names = $this->reader->names;

        return (new FieldPosts($names))->filterable();
    }
}
