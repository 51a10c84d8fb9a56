<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Listing\ListingFinder;
use Gazetteer\Domain\Listing\ListingOrder;
use Gazetteer\Domain\Listing\ListingPage;
use Gazetteer\Domain\Listing\ListingQuery;
use Gazetteer\Domain\Lookup\Circle;
use Gazetteer\Domain\Lookup\Globe;
use Gazetteer\Domain\Lookup\Words;
use WP_Query;

/**
 * Finds the same listings as the lookup, with WordPress's own queries. It answers while the lookup is being built, and
 * tests hold the lookup to it.
 */
final class QueryFinder implements ListingFinder
{
    private const STEP = 500;

    public function __construct(private readonly ListingReader $reader)
    {
    }

    public function find(ListingQuery $query): ListingPage
    {
        $isWhole = $query->values === [] && trim($query->words) === '' && $query->nearby === null;
        $first = max(0, $query->page - 1) * max(1, $query->perPage);
        $most = max(1, $query->perPage);
        if ($isWhole) {
            $found = $this->ask($query, ['posts_per_page' => $most, 'offset' => $first]);

            // WordPress does not count what it finds nothing of, as on a page behind the last.
            $total = $found->posts === [] && $first > 0 ? $this->ask($query, ['posts_per_page' => 1])->found_posts : $found->found_posts;

            return new ListingPage(array_map(intval(...), $found->posts), (int) $total);
        }
        [$ids, $chords] = $this->narrowed($query, array_map(intval(...), $this->ask($query, ['posts_per_page' => -1, 'no_found_rows' => true])->posts));
        if ($query->nearby !== null && $query->order === ListingOrder::Nearest) {
            usort($ids, static fn (int $a, int $b): int => [$chords[$a], $a] <=> [$chords[$b], $b]);
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

    /** @return array<int, int> */
    public function featuresOf(int $category): array
    {
        $counts = [];
        $ids = $this->ask(new ListingQuery(categories: [$category]), ['posts_per_page' => -1, 'no_found_rows' => true])->posts;
        foreach (array_chunk(array_map(intval(...), $ids), self::STEP) as $some) {
            foreach (wp_get_object_terms($some, $this->reader->names->feature, ['fields' => 'all_with_object_id']) as $term) {
                $counts[$term->term_id] = ($counts[$term->term_id] ?? 0) + 1;
            }
        }

        return $counts;
    }

    /**
     * @param list<int> $ids
     * @return array<int, array<string, mixed>>
     */
    public function cards(array $ids): array
    {
        return array_map(static fn ($entry): array => (array) json_decode($entry->card, true), $this->reader->read($ids));
    }

    /** @return array<string, mixed>|null */
    public function detail(int|string $which): ?array
    {
        if (is_string($which)) {
            $found = (new WP_Query($this->arguments([], ['name' => $which, 'posts_per_page' => 1])))->posts;
            $which = (int) ($found[0] ?? 0);
        }

        return $this->cards([$which])[$which] ?? null;
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
        $more['orderby'] = $query->order === ListingOrder::Newest ? ['date' => 'DESC', 'ID' => 'DESC'] : ['title' => 'ASC', 'ID' => 'ASC'];

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
            'fields' => 'ids',
            'tax_query' => $terms,
            'suppress_filters' => true,
            'ignore_sticky_posts' => true,
            ...$more,
        ];
    }

    /**
     * @param list<int> $ids
     * @return array{list<int>, array<int, float>} Those that all else holds for, and how far off they are.
     */
    private function narrowed(ListingQuery $query, array $ids): array
    {
        $circle = $query->nearby === null ? null : Circle::around($query->nearby);
        $left = [];
        $chords = [];
        foreach (array_chunk($ids, self::STEP) as $some) {
            _prime_post_caches($some, false, true);
            foreach ($some as $id) {
                $details = get_post($id)->post_password === '' ? $this->reader->details($id) : null;
                $place = Coordinates::read($details ?? []);
                $chord = $circle === null || $place === null ? INF : Globe::chord($circle->point, Globe::point(...$place));
                if (($circle === null || $chord <= $circle->chord)
                    && $this->holds($query->values, $details === null ? [] : $this->reader->values($id))
                    && $this->says($query->words, ListingText::of(get_post($id)->post_title, $details ?? []))) {
                    $left[] = $id;
                    $chords[$id] = $chord;
                }
            }
        }

        return [$left, $chords];
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

    private function says(string $asked, string $text): bool
    {
        $words = Words::of($text);
        $looked = Words::of(ListingText::plain($asked));
        if ($looked === []) {
            return trim($asked) === '';
        }
        foreach ($looked as $word) {
            $beginning = Words::isBeginning($word);
            if (array_filter($words, static fn (string $one): bool => $beginning ? str_starts_with($one, $word) : $one === $word) === []) {
                return false;
            }
        }

        return true;
    }
}
