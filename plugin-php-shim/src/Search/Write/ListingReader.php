<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\IndexEntry;
use Gazetteer\Search\Domain\StoredOrder;
use WP_Post;
use WP_Term;

/** Reads the data of a listing for the search index. */
final class ListingReader
{
    /** @var array<int, list<int>> */
    private array $ancestors = [];
    /** @var array<string, list<FieldDefinition>> By the IDs of the categories. */
    private array $fields = [];

    /** @param Closure(list<int>): list<FieldDefinition> $searched The fields whose values visitors can search, by categories. See SearchedFields. */
    public function __construct(public readonly DataNames $names, private readonly Closure $searched)
    {
    }

    /**
     * @param list<int> $ids
     * @return array<int, IndexEntry> By ID. Only published listings without a password.
     */
    public function read(array $ids): array
    {
        _prime_post_caches($ids, true, true);
        $this->primeAncestors($ids);
        $this->ancestors = [];
        $this->fields = [];
        $entries = [];
        foreach ($ids as $id) {
            $post = get_post($id);
            if ($post instanceof WP_Post && $post->post_type === $this->names->listing && $post->post_status === 'publish' && $post->post_password === '') {
                $entries[$id] = $this->entry($post);
            }
        }

        return $entries;
    }

    /**
     * Loads the ancestors of the listings' terms with one query per tree level. WordPress would load each term with a
     * separate query.
     *
     * @param list<int> $ids
     */
    private function primeAncestors(array $ids): void
    {
        $above = [];
        foreach ($ids as $id) {
            foreach ([$this->names->category, $this->names->location] as $taxonomy) {
                $terms = get_the_terms($id, $taxonomy);
                $above = array_merge($above, is_array($terms) ? array_column($terms, 'parent') : []);
            }
        }
        $seen = $above;
        while (($above = array_values(array_unique(array_filter($above)))) !== []) {
            _prime_term_caches($above, false);
            $terms = array_filter(array_map(get_term(...), $above), static fn (mixed $term): bool => $term instanceof WP_Term);
            // Broken data may contain a cycle of parent terms.
            $above = array_diff(array_column($terms, 'parent'), $seen);
            $seen = [...$seen, ...$above];
        }
    }

    private function entry(WP_Post $post): IndexEntry
    {
        $details = $this->details($post->ID);
        $place = Coordinates::read($details);
        $terms = array_map(fn (string $taxonomy): array => $this->terms($post->ID, $taxonomy), [
            'categories' => $this->names->category,
            'locations' => $this->names->location,
            'features' => $this->names->feature,
            'tags' => $this->names->tag,
        ]);
        $values = $this->values($post->ID);
        $categories = $this->withAncestors($terms['categories'], $this->names->category);
        $locations = $this->withAncestors($terms['locations'], $this->names->location);
        $names = static fn (array $ids): array => array_map(self::name(...), $ids);

        return new IndexEntry(
            $post->ID,
            self::cut($post->post_title),
            $post->post_date,
            Facet::allOf(
                $categories,
                $locations,
                $terms['features'],
                $terms['tags'],
                $values,
                ListingText::fromPost($post, $details, $names([...$categories, ...$locations]), $names([...$terms['features'], ...$terms['tags']]), $values, $this->fieldsOf($terms['categories'])),
                $place,
                [
                    ...ListingFacts::facets($post->ID, $details, $this->names),
                    ...ListingText::termFacets(Facet::CATEGORY, $categories, $names),
                    ...ListingText::termFacets(Facet::LOCATION, $locations, $names),
                ],
            ),
            $place,
            StoredOrder::ratingKey(...ListingFacts::stars($post->ID), published: $post->post_date),
        );
    }

    /**
     * @param list<int> $categories
     * @return list<FieldDefinition> The fields whose values visitors can search.
     */
    public function fieldsOf(array $categories): array
    {
        return $this->fields[implode(' ', $categories)] ??= ($this->searched)($categories);
    }

    private static function name(int $term): string
    {
        $found = get_term($term);

        return $found instanceof WP_Term ? $found->name : '';
    }

    /** @return array<array-key, mixed> */
    public function details(int $id): array
    {
        $details = get_post_meta($id, $this->names->details, true);

        return is_array($details) ? $details : [];
    }

    /**
     * The values of custom fields. The same meta also contains features, and copies that the legacy theme stores for
     * its own search.
     *
     * @return array<string, list<string>>
     */
    public function values(int $id): array
    {
        $held = get_post_meta($id, $this->names->values, true);
        $values = [];
        foreach (is_array($held) ? $held : [] as $field => $value) {
            if ($field === 'lp_feature' || str_ends_with((string) $field, '-mfilter')) {
                continue;
            }
            $texts = array_map(strval(...), array_filter((array) $value, is_scalar(...)));
            $texts = array_values(array_unique(array_filter($texts, static fn (string $text): bool => $text !== '')));
            if ($texts !== []) {
                $values[(string) $field] = $texts;
            }
        }

        return $values;
    }

    /** @return list<int> */
    private function terms(int $id, string $taxonomy): array
    {
        $terms = get_the_terms($id, $taxonomy);
        $ids = is_array($terms) ? array_map(static fn ($term): int => (int) $term->term_id, $terms) : [];
        sort($ids);

        return $ids;
    }

    /**
     * @param list<int> $terms
     * @return list<int>
     */
    private function withAncestors(array $terms, string $taxonomy): array
    {
        $all = $terms;
        foreach ($terms as $term) {
            $this->ancestors[$term] ??= array_map(intval(...), get_ancestors($term, $taxonomy, 'taxonomy'));
            array_push($all, ...$this->ancestors[$term]);
        }

        return array_values(array_unique($all));
    }

    /** Truncates by characters, like databases do. */
    private static function cut(string $text): string
    {
        return mb_substr($text, 0, 191);
    }
}
