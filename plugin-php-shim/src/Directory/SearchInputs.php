<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Search\Domain\ListingOrder;

/** Renders the inputs of the search form: native inputs with labels. */
final class SearchInputs
{
    /** An em space to indent child terms. Browsers collapse ordinary spaces in options. */
    private const STEP = "\u{2003}";

    public static function words(string $words): string
    {
        $input = Tag::of('input', [
            'type' => 'search',
            'name' => DirectoryQuery::WORDS,
            'value' => $words,
            'maxlength' => 100,
            'placeholder' => __('Name, location or keyword', 'gazetteer'),
        ]);

        return self::labelled(__('Search for', 'gazetteer'), $input, 'gz-search-words');
    }

    /** @param list<array{term: \WP_Term, depth: int, count: int}> $terms */
    public static function terms(string $name, string $label, string $all, array $terms, int $chosen): string
    {
        $options = ['' => $all];
        foreach ($terms as ['term' => $term, 'depth' => $depth, 'count' => $count]) {
            $words = html_entity_decode($term->name, ENT_QUOTES) . ' (' . number_format_i18n($count) . ')';
            $options[$term->term_id] = str_repeat(self::STEP, $depth) . $words;
        }

        return self::select($name, $label, $options, $chosen > 0 ? (string) $chosen : '');
    }

    /** The option of the default order has an empty value, because a search text changes the default order. */
    public static function sort(ListingOrder $usual, DirectoryQuery $asked): string
    {
        $orders = [
            ListingOrder::Relevance->value => __('Best match', 'gazetteer'),
            ListingOrder::Newest->value => __('Newest first', 'gazetteer'),
            ListingOrder::Title->value => __('By name', 'gazetteer'),
        ];
        if ($asked->where->isNear()) {
            $orders = [ListingOrder::Nearest->value => __('Nearest first', 'gazetteer')] + $orders;
        }
        if ($asked->words === '') {
            unset($orders[ListingOrder::Relevance->value]);
        }
        $others = array_diff_key($orders, [$usual->value => 1]);
        $chosen = $asked->order === $usual ? '' : $asked->order?->value;

        return self::select(DirectoryQuery::SORT, __('Sort by', 'gazetteer'), ['' => $orders[$usual->value] ?? $orders[ListingOrder::Newest->value]] + $others, (string) $chosen);
    }

    public static function text(string $name, string $label, string $value): string
    {
        $input = Tag::of('input', ['type' => 'text', 'name' => $name, 'value' => $value, 'maxlength' => 200, 'placeholder' => __('Any', 'gazetteer')]);

        return self::labelled($label, $input);
    }

    /** @param array<array-key, string> $options Labels by value. */
    public static function select(string $name, string $label, array $options, string $chosen): string
    {
        $drawn = '';
        foreach ($options as $value => $words) {
            $drawn .= Tag::of('option', ['value' => (string) $value, 'selected' => (string) $value === $chosen], Tag::text($words));
        }

        return self::labelled($label, Tag::of('select', ['name' => $name], $drawn));
    }

    /**
     * Repeats the query string of the form’s action URL as hidden inputs. Browsers drop the query string of a GET
     * form's URL, for example `page_id` on sites without permalinks.
     */
    public static function hiddenInputs(string $address): string
    {
        parse_str((string) wp_parse_url($address, PHP_URL_QUERY), $carried);
        $drawn = '';
        foreach ($carried as $name => $value) {
            $drawn .= is_string($value) ? Tag::of('input', ['type' => 'hidden', 'name' => (string) $name, 'value' => $value]) : '';
        }

        return $drawn;
    }

    /** The label wraps the input, so that a page with two directories has no duplicate ids. */
    private static function labelled(string $label, string $input, string $class = ''): string
    {
        return Tag::of('label', ['class' => ['gz-search-field', $class]], Tag::of('span', [], Tag::text($label)) . $input);
    }
}
