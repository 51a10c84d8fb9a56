<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Search\Domain\ListingOrder;

/** The fields of the directory's form: labels above plain inputs of the browser. */
final class SearchInputs
{
    /** A deeper term is moved in by what no browser swallows. */
    private const STEP = "\u{2003}";

    public static function words(string $words): string
    {
        $input = Tag::of('input', [
            'type' => 'search',
            'name' => DirectoryQuery::WORDS,
            'value' => $words,
            'maxlength' => 100,
            'placeholder' => __('Name, place or keyword', 'gazetteer'),
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

    /** The usual order is sent by nobody, so that it may be another one once there are words. */
    public static function sort(ListingOrder $usual, DirectoryQuery $asked): string
    {
        $orders = [
            ListingOrder::Relevance->value => __('Best match', 'gazetteer'),
            ListingOrder::Newest->value => __('Newest first', 'gazetteer'),
            ListingOrder::Title->value => __('By name', 'gazetteer'),
        ];
        if ($asked->words === '') {
            unset($orders[ListingOrder::Relevance->value]);
        }
        $others = array_diff_key($orders, [$usual->value => 1]);
        $chosen = $asked->order === $usual ? '' : $asked->order?->value;

        return self::select(DirectoryQuery::SORT, __('Sort by', 'gazetteer'), ['' => $orders[$usual->value] ?? $orders[ListingOrder::Newest->value]] + $others, (string) $chosen);
    }

    /** @param array<array-key, string> $options Words, by value. */
    public static function select(string $name, string $label, array $options, string $chosen): string
    {
        $drawn = '';
        foreach ($options as $value => $words) {
            $drawn .= Tag::of('option', ['value' => (string) $value, 'selected' => (string) $value === $chosen], Tag::text($words));
        }

        return self::labelled($label, Tag::of('select', ['name' => $name], $drawn));
    }

    /** A form sent by GET forgets what its address asks already, such as the page's number on a site without permalinks. */
    public static function carried(string $address): string
    {
        parse_str((string) wp_parse_url($address, PHP_URL_QUERY), $carried);
        $drawn = '';
        foreach ($carried as $name => $value) {
            $drawn .= is_string($value) ? Tag::of('input', ['type' => 'hidden', 'name' => (string) $name, 'value' => $value]) : '';
        }

        return $drawn;
    }

    /** The label holds its input, so that two directories on a page need no ids. */
    private static function labelled(string $label, string $input, string $class = ''): string
    {
        return Tag::of('label', ['class' => ['gz-search-field', $class]], Tag::of('span', [], Tag::text($label)) . $input);
    }
}
