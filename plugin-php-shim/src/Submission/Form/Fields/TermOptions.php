<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form\Fields;

use Gazetteer\Contract\Meta;
use Gazetteer\Kernel\Html\Tag;
use WP_Term;

/** Renders a term tree as the options of a select, indented by depth. */
final class TermOptions
{
    /** Maximum number of terms. A longer list would add megabytes to the page and be unusable. */
    public const MOST = 5000;
    private const DETAILS = [Meta::CATEGORY_FEATURES, Meta::CATEGORY_FIELDS];

    /** @param array<int, list<WP_Term>> $children Keyed by parent ID. */
    private function __construct(private readonly array $children)
    {
    }

    /**
     * Limits the tree to `MOST` terms: the upper levels that fit, and the path to each selected term.
     *
     * @param list<int> $only Empty for all terms.
     * @param list<int> $chosen
     * @param bool $withDetails Whether to load the term meta that `bringDetails()` and `draw()` need.
     */
    public static function fromTaxonomy(string $taxonomy, array $only = [], array $chosen = [], bool $withDetails = true): self
    {
        $terms = get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false, 'orderby' => 'name', 'include' => $only, 'update_term_meta_cache' => false]);
        $found = [];
        foreach (is_array($terms) ? $terms : [] as $term) {
            if ($term instanceof WP_Term) {
                $found[$term->term_id] = $term;
            }
        }
        $children = self::tree($found);
        if (count($found) > self::MOST) {
            $kept = self::upper($children);
            foreach ($chosen as $id) {
                for ($term = $found[$id] ?? null; $term !== null && !isset($kept[$term->term_id]); $term = $found[$term->parent] ?? null) {
                    $kept[$term->term_id] = true;
                }
            }
            $found = array_intersect_key($found, $kept);
            $children = self::tree($found);
        }
        if ($withDetails && $found !== []) {
            update_termmeta_cache(array_keys($found));
        }

        return new self($children);
    }

    /**
     * @param array<int, WP_Term> $terms Keyed by ID.
     * @return array<int, list<WP_Term>>
     */
    private static function tree(array $terms): array
    {
        $children = [];
        foreach ($terms as $term) {
            $children[isset($terms[$term->parent]) ? $term->parent : 0][] = $term;
        }

        return $children;
    }

    /**
     * @param array<int, list<WP_Term>> $children
     * @return array<int, true> IDs of the terms in the levels that fit; the first level is cut if it does not fit.
     */
    private static function upper(array $children): array
    {
        $level = array_slice($children[0] ?? [], 0, self::MOST);
        $kept = [];
        while ($level !== [] && count($kept) + count($level) <= self::MOST) {
            $ids = array_map(static fn (WP_Term $term): int => $term->term_id, $level);
            $kept += array_fill_keys($ids, true);
            $level = array_merge([], ...array_map(static fn (int $id): array => $children[$id] ?? [], $ids));
        }

        return $kept;
    }

    /** Whether one of the terms adds features or fields to the form. */
    public function bringDetails(): bool
    {
        foreach ($this->children as $terms) {
            foreach ($terms as $term) {
                if (self::bringsDetails($term->term_id)) {
                    return true;
                }
            }
        }

        return false;
    }

    /** @param list<int> $chosen */
    public function draw(array $chosen, string $none, bool $withDetails): string
    {
        $blank = $none === '' ? '' : Tag::of('option', ['value' => ''] + ($withDetails ? ['data-doajax' => ''] : []), Tag::text($none));

        return $blank . $this->level(0, 0, array_fill_keys($chosen, true), $withDetails);
    }

    /** @param array<int, true> $chosen */
    private function level(int $parent, int $depth, array $chosen, bool $withDetails): string
    {
        $options = '';
        foreach ($this->children[$parent] ?? [] as $term) {
            $name = html_entity_decode($term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8');
            $options .= Tag::of('option', [
                'value' => $term->term_id,
                'selected' => isset($chosen[$term->term_id]),
            ] + ($withDetails ? ['data-doajax' => self::bringsDetails($term->term_id) ? '1' : '', 'data-slug' => $term->slug] : []), Tag::text(str_repeat('— ', $depth) . $name));
            $options .= $this->level($term->term_id, $depth + 1, $chosen, $withDetails);
        }

        return $options;
    }

    /** Whether the category has its own features or fields, which the listing form shows. */
    private static function bringsDetails(int $category): bool
    {
        foreach (self::DETAILS as $key) {
            if (!in_array(get_term_meta($category, $key, true), ['', [], null], true)) {
                return true;
            }
        }

        return false;
    }
}
