<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Filters;

use Gazetteer\Data\DataNames;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\FieldChoices;
use Gazetteer\Directory\Listing\PriceRange;
use Gazetteer\Directory\TermChoices;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Search\Domain\FacetCounter;
use Gazetteer\Search\Domain\FacetCounts;
use Gazetteer\Search\Domain\FacetScope;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use WP_Term;

/** Prepares the filters of the search form, with the number of listings of each option. */
final class FilterGroups
{
    private const MOST_FEATURES = 40;

    public function __construct(
        private readonly ListingSearch $search,
        private readonly FacetCounter $counter,
        private readonly DataNames $names,
    ) {
    }

    /**
     * @param list<FieldDefinition> $fields
     * @param list<int> $withinCategories The categories that the directory is limited to; empty for all. The same for locations.
     * @param list<int> $withinLocations
     * @return list<FilterGroup>
     */
    public function build(DirectoryQuery $asked, ListingQuery $query, array $fields, array $withinCategories, array $withinLocations): array
    {
        $categories = (new TermChoices($this->names->category, $this->search))->offer($withinCategories, $asked->categories);
        $locations = (new TermChoices($this->names->location, $this->search))->offer($withinLocations, $asked->locations);
        $features = (new TermChoices($this->names->feature, $this->search))->mostUsed(self::MOST_FEATURES, $asked->features);
        $choices = [];
        foreach ($fields as $field) {
            $choices[$field->slug] = array_map(strval(...), array_keys($field->type->filtersByText() ? [] : FieldChoices::choices($field)));
        }
        $counts = $this->counter->facets($query, new FacetScope(self::ids($categories), self::ids($locations), self::ids($features), array_filter($choices)));

        return array_values(array_filter([
            self::openNow($asked, $counts),
            self::terms('category', __('Category', 'gazetteer'), DirectoryQuery::CATEGORY, $categories, $asked->categories, $counts->categories, $counts),
            self::terms('location', __('Location', 'gazetteer'), DirectoryQuery::LOCATION, $locations, $asked->locations, $counts->locations, $counts),
            self::prices($asked, $counts),
            self::ratings($asked, $counts),
            self::terms('feature', __('Features', 'gazetteer'), DirectoryQuery::FEATURE, $features, $asked->features, $counts->features, $counts),
            ...array_map(static fn (FieldDefinition $field): FilterGroup => self::field($field, $asked, $counts), $fields),
        ]));
    }

    /**
     * @param list<array{term: WP_Term, depth: int, count: int}> $terms
     * @return list<int>
     */
    private static function ids(array $terms): array
    {
        return array_map(static fn (array $choice): int => $choice['term']->term_id, $terms);
    }

    /**
     * @param list<array{term: WP_Term, depth: int, count: int}> $terms
     * @param list<int> $selected
     * @param array<int, int> $listings
     */
    private static function terms(string $key, string $label, string $name, array $terms, array $selected, array $listings, FacetCounts $counts): ?FilterGroup
    {
        $options = array_map(static fn (array $choice): FilterOption => new FilterOption(
            (string) $choice['term']->term_id,
            html_entity_decode($choice['term']->name, ENT_QUOTES),
            $counts->isKnown ? $listings[$choice['term']->term_id] ?? 0 : null,
            in_array($choice['term']->term_id, $selected, true),
            $choice['depth'],
        ), $terms);

        return $options === [] ? null : new FilterGroup($key, $label, "{$name}[]", $options);
    }

    private static function openNow(DirectoryQuery $asked, FacetCounts $counts): ?FilterGroup
    {
        if (!$asked->isOpenNow && !($counts->isKnown && $counts->hasHours)) {
            return null;
        }
        $option = new FilterOption('1', __('Open now', 'gazetteer'), $counts->isKnown ? $counts->open : null, $asked->isOpenNow);

        return new FilterGroup('open', __('Opening hours', 'gazetteer'), DirectoryQuery::OPEN, [$option]);
    }

    private static function prices(DirectoryQuery $asked, FacetCounts $counts): ?FilterGroup
    {
        $options = array_map(static fn (string $level): FilterOption => new FilterOption(
            $level,
            PriceRange::format($level, '', '', strval(...)),
            $counts->isKnown ? $counts->prices[$level] ?? 0 : null,
            in_array($level, $asked->prices, true),
            sign: PriceRange::signs($level),
        ), FacetCounts::PRICES);

        return $asked->prices !== [] || $counts->hasPrices ? new FilterGroup('price', __('Price level', 'gazetteer'), DirectoryQuery::PRICE . '[]', $options) : null;
    }

    private static function ratings(DirectoryQuery $asked, FacetCounts $counts): ?FilterGroup
    {
        if ($asked->rating === '' && !$counts->hasRatings) {
            return null;
        }
        $options = [new FilterOption('', __('Any rating', 'gazetteer'), null, $asked->rating === '')];
        foreach (FacetCounts::RATINGS as $stars) {
            /* translators: %s: minimum number of stars, such as 4.5. */
            $label = sprintf(__('%s stars or more', 'gazetteer'), number_format_i18n((float) $stars, strlen($stars) > 1 ? 1 : 0));
            $options[] = new FilterOption($stars, $label, $counts->isKnown ? $counts->ratings[$stars] ?? 0 : null, $asked->rating === $stars);
        }

        return new FilterGroup('rating', __('Rating', 'gazetteer'), DirectoryQuery::RATING, $options, FilterGroup::RADIO);
    }

    private static function field(FieldDefinition $field, DirectoryQuery $asked, FacetCounts $counts): FilterGroup
    {
        $name = DirectoryQuery::VALUES . "[{$field->slug}]";
        $selected = $asked->values[$field->slug] ?? [];
        if ($field->type->filtersByText()) {
            return new FilterGroup("field-{$field->slug}", $field->label, $name, [], FilterGroup::TEXT, $selected[0] ?? '');
        }
        $options = [];
        foreach (FieldChoices::choices($field) as $value => $label) {
            $options[] = new FilterOption((string) $value, $label, $counts->isKnown ? $counts->values[$field->slug][$value] ?? 0 : null, in_array((string) $value, $selected, true));
        }

        return new FilterGroup("field-{$field->slug}", $field->label, "{$name}[]", $options);
    }
}
