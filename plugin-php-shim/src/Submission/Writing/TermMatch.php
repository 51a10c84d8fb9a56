<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use WP_Term;

/** Finds existing terms by ID, slug or name. Never creates a term from visitor input. */
final class TermMatch
{
    /** @param list<int> $ids */
    private function __construct(
        public readonly array $ids,
        /** @var list<string> Names that match no term. */
        public readonly array $unknown,
    ) {
    }

    /** @param list<string> $named */
    public static function find(string $taxonomy, array $named): self
    {
        $ids = [];
        $unknown = $named;
        foreach (['include', 'slug', 'name'] as $by) {
            if ($unknown === []) {
                break;
            }
            $found = self::query($taxonomy, $by, $unknown);
            $left = [];
            foreach ($unknown as $text) {
                $id = $found[self::plain($text)] ?? null;
                if ($id === null) {
                    $left[] = $text;
                } else {
                    $ids[] = $id;
                }
            }
            $unknown = $left;
        }

        return new self(array_values(array_unique($ids)), $unknown);
    }

    /**
     * @param list<string> $texts
     * @return array<array-key, int> Keyed by the matched field.
     */
    private static function query(string $taxonomy, string $by, array $texts): array
    {
        if ($by === 'include') {
            return self::byId($taxonomy, $texts);
        }
        $asked = $by === 'slug' ? array_map(sanitize_title(...), $texts) : $texts;
        $terms = get_terms(['taxonomy' => $taxonomy, $by => array_values($asked), 'hide_empty' => false, 'update_term_meta_cache' => false]);
        $found = [];
        foreach (is_array($terms) ? $terms : [] as $term) {
            if ($term instanceof WP_Term) {
                $found[self::plain($by === 'slug' ? $term->slug : html_entity_decode($term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8'))] ??= $term->term_id;
            }
        }

        return $found;
    }

    /**
     * @param list<string> $texts
     * @return array<array-key, int> Keyed by ID.
     */
    private static function byId(string $taxonomy, array $texts): array
    {
        $ids = array_map(intval(...), array_filter($texts, static fn (string $text): bool => preg_match('/^[1-9]\d{0,9}$/D', $text) === 1));
        // Load all terms with one query, because `get_terms()` needs two queries to find terms by ID.
        _prime_term_caches($ids, false);
        $found = [];
        foreach ($ids as $id) {
            if (get_term($id, $taxonomy) instanceof WP_Term) {
                $found[$id] = $id;
            }
        }

        return $found;
    }

    private static function plain(string $text): string
    {
        return mb_strtolower(trim($text), 'UTF-8');
    }
}
