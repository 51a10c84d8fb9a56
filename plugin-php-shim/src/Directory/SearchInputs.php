<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Search\Domain\ListingOrder;

/** Renders the inputs of the search form: native inputs with labels. */
final class SearchInputs
{
    /** @param string $form The id of the form. */
    public static function words(string $words, string $form): string
    {
        $input = Tag::of('input', [
            'id' => "{$form}-words",
            'type' => 'search',
            'name' => DirectoryQuery::WORDS,
            'value' => $words,
            'maxlength' => 100,
            'placeholder' => __('Name, location or keyword', 'gazetteer'),
            'enterkeyhint' => 'search',
            'autocomplete' => 'off',
            // The script suggests search terms from this route.
            'data-suggestions' => rest_url('gazetteer/v1/suggestions'),
        ]);

        return Tag::of('div', ['class' => 'gz-search-field gz-search-words'], Tag::of('label', ['class' => 'screen-reader-text', 'for' => "{$form}-words"], Tag::text(__('Search for', 'gazetteer'))) . $input);
    }

    /**
     * The option of the default order has an empty value, because a search text changes the default order.
     *
     * @param string $form The id of the search form, which the select belongs to.
     * @param bool $isNearby Whether the listings have a distance.
     */
    public static function sort(ListingOrder $usual, DirectoryQuery $asked, string $form, bool $isNearby): string
    {
        $orders = self::orders($asked, $isNearby);
        $chosen = $asked->order === $usual ? '' : $asked->order?->value;
        $options = ['' => $orders[$usual->value] ?? $orders[ListingOrder::Newest->value]] + array_diff_key($orders, [$usual->value => 1]);
        $drawn = '';
        foreach ($options as $value => $label) {
            $drawn .= Tag::of('option', ['value' => (string) $value, 'selected' => (string) $value === (string) $chosen], Tag::text($label));
        }

        return Tag::of(
            'label',
            ['class' => 'gz-sort'],
            Tag::of('span', [], Tag::text(__('Sort by', 'gazetteer'))) . Tag::of('select', ['name' => DirectoryQuery::SORT, 'form' => $form], $drawn),
        );
    }

    /** @param array<array-key, string> $options Labels by value. */
    public static function select(string $name, string $label, array $options, string $chosen): string
    {
        $drawn = '';
        foreach ($options as $value => $words) {
            $drawn .= Tag::of('option', ['value' => (string) $value, 'selected' => (string) $value === $chosen], Tag::text($words));
        }

        return Tag::of('label', ['class' => 'gz-search-field'], Tag::of('span', [], Tag::text($label)) . Tag::of('select', ['name' => $name], $drawn));
    }

    /** @return array<string, string> Labels by value. */
    private static function orders(DirectoryQuery $asked, bool $isNearby): array
    {
        $labels = [
            'relevance' => __('Best match', 'gazetteer'),
            'nearest' => __('Nearest first', 'gazetteer'),
            'newest' => __('Newest first', 'gazetteer'),
            'title' => __('By name', 'gazetteer'),
            'rating' => __('Highest rated', 'gazetteer'),
        ];
        if ($asked->words === '') {
            unset($labels['relevance']);
        }
        if (!$isNearby) {
            unset($labels['nearest']);
        }

        return array_filter($labels, static fn (string $order): bool => ListingOrder::tryFrom($order) !== null, ARRAY_FILTER_USE_KEY);
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
}
