<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

use Closure;
use Gazetteer\Domain\Listing\FieldShelf;
use Gazetteer\Domain\Listing\ListingFinder;
use Gazetteer\Domain\Listing\ListingOrder;
use Gazetteer\Domain\Listing\ListingQuery;
use Gazetteer\Endpoint\Input;

/** Draws the list of listings, with the form that narrows it. Everything is a link or a form that the server answers. */
final class Directory
{
    private const MOST_PER_PAGE = 100;
    private const PER_PAGE = 12;

    public function __construct(
        private readonly ListingFinder $finder,
        private readonly Shown $shown,
        private readonly FieldShelf $fields,
        private readonly Names $names,
    ) {
    }

    /**
     * @param Input $set What was set in the block or the shortcode.
     * @param Closure(array<string, string|bool>): string $wrapper
     */
    public function draw(Input $set, Asked $asked, string $address, Closure $wrapper): string
    {
        $categories = new TermChoices($this->names->category, $this->finder);
        $locations = new TermChoices($this->names->location, $this->finder);
        $withinCategories = $this->terms($set->text('categories'), $this->names->category);
        $withinLocations = $this->terms($set->text('locations'), $this->names->location);
        $filters = (new FieldFilters($this->fields))->offer($asked->category ?: (count($withinCategories) === 1 ? $withinCategories[0] : 0));

        $query = new ListingQuery(
            categories: self::narrowed($categories, $asked->category, $withinCategories),
            locations: self::narrowed($locations, $asked->location, $withinLocations),
            values: FieldFilters::chosen($filters, $asked),
            words: $asked->words,
            order: $asked->order ?? (ListingOrder::tryFrom($set->text('order')) ?? ListingOrder::Newest),
            page: $asked->page,
            perPage: $set->int('perPage', self::PER_PAGE, 1, self::MOST_PER_PAGE),
        );
        $found = $this->finder->find($query);
        DirectoryStyle::need();

        return Template::draw('directory', [
            'wrapper' => $wrapper,
            'look' => $set->choice('look', ['list'], 'grid'),
            'hasSearch' => !$set->has('search') || $set->flag('search'),
            'asked' => $asked,
            'order' => $query->order,
            'address' => $address,
            'categories' => $categories->offer($withinCategories, $asked->category),
            'locations' => $locations->offer($withinLocations, $asked->location),
            'filters' => $filters,
            'listings' => $this->shown->views($found->ids),
            'total' => $found->total,
            'perPage' => $query->perPage,
            'pages' => (int) ceil($found->total / $query->perPage),
        ]);
    }

    /**
     * What a visitor asks for counts only within what the block is about.
     *
     * @param list<int> $within
     * @return list<int>
     */
    private static function narrowed(TermChoices $choices, int $asked, array $within): array
    {
        return $asked > 0 && $choices->isWithin($asked, $within) ? [$asked] : $within;
    }

    /** @return list<int> From a list of slugs or numbers; one that is not there brings nothing, and not everything. */
    private function terms(string $list, string $taxonomy): array
    {
        $wanted = array_filter(array_map(trim(...), explode(',', $list)), static fn (string $word): bool => $word !== '');
        $terms = [];
        foreach ($wanted as $word) {
            $term = ctype_digit($word) ? get_term((int) $word, $taxonomy) : get_term_by('slug', sanitize_title($word), $taxonomy);
            $terms[] = $term instanceof \WP_Term ? $term->term_id : PHP_INT_MAX;
        }

        return $terms;
    }
}
