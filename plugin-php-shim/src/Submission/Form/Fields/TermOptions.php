<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form\Fields;

use Gazetteer\Contract\Meta;
use Gazetteer\Kernel\Html\Tag;
use WP_Term;

/** The terms of a tree as the options of a select, those within others set in. */
final class TermOptions
{
    private const DETAILS = [Meta::CATEGORY_FEATURES, Meta::CATEGORY_FIELDS];

    /** @param array<int, list<WP_Term>> $children By parent. */
    private function __construct(private readonly array $children)
    {
    }

    /** @param list<int> $only Empty for all. */
    public static function of(string $taxonomy, array $only = []): self
    {
        $terms = get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false, 'orderby' => 'name', 'include' => $only]);
        $terms = array_filter(is_array($terms) ? $terms : [], static fn (mixed $term): bool => $term instanceof WP_Term);
        $there = array_column($terms, 'term_id');
        $children = [];
        foreach ($terms as $term) {
            $children[in_array($term->parent, $there, true) ? $term->parent : 0][] = $term;
        }

        return new self($children);
    }

    public function areNone(): bool
    {
        return $this->children === [];
    }

    /** Whether any of them brings features or fields. */
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

        return $blank . $this->level(0, 0, $chosen, $withDetails);
    }

    /** @param list<int> $chosen */
    private function level(int $parent, int $depth, array $chosen, bool $withDetails): string
    {
        $options = '';
        foreach ($this->children[$parent] ?? [] as $term) {
            $name = html_entity_decode($term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8');
            $options .= Tag::of('option', [
                'value' => $term->term_id,
                'selected' => in_array($term->term_id, $chosen, true),
            ] + ($withDetails ? ['data-doajax' => self::bringsDetails($term->term_id) ? '1' : '', 'data-slug' => $term->slug] : []), Tag::text(str_repeat('— ', $depth) . $name));
            $options .= $this->level($term->term_id, $depth + 1, $chosen, $withDetails);
        }

        return $options;
    }

    /** Features or fields of its own, which a listing's form asks for. */
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
