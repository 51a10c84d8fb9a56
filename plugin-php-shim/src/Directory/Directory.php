<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Filters\ActiveFilters;
use Gazetteer\Directory\Filters\FilterGroup;
use Gazetteer\Directory\Filters\FilterGroups;
use Gazetteer\Directory\Listing\ListingView;
use Gazetteer\Directory\Listing\ListingViews;
use Gazetteer\Directory\Map\DirectoryMap;
use Gazetteer\Directory\Listing\OpenStateLine;
use Gazetteer\Directory\Nearby\PlaceFinder;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Html\Template;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Search\Domain\FacetCounter;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;

/** Renders the search form and the list of listings, with links and forms that work without JavaScript. */
final class Directory
{
    public const MOST_PER_PAGE = 100;
    private const PER_PAGE = 12;

    /**
     * @param Closure(): PlaceFinder $places
     * @param Closure(): DirectoryMap $map
     * @param Closure(): void $needNearMe Adds the script and style of the search near a place.
     */
    public function __construct(
        private readonly ListingSearch $search,
        private readonly ListingViews $views,
        private readonly FieldRepository $fields,
        private readonly DataNames $names,
        private readonly FacetCounter $counter,
        private readonly Closure $places,
        private readonly Closure $map,
        private readonly Closure $needNearMe,
    ) {
    }

    /**
     * Builds the search query from the block’s attributes and the visitor’s search.
     *
     * @param Input $attributes Attributes of the block or shortcode.
     */
    public function query(Input $attributes, DirectoryQuery $asked, ?int $perPage = null): ListingQuery
    {
        $categories = TermLimits::read($attributes->text('categories'), $this->names->category);
        $locations = TermLimits::read($attributes->text('locations'), $this->names->location);

        $nearby = $asked->where->isNear() ? ($this->places)()->nearby($asked->where) : null;
        $query = new ListingQuery(
            categories: TermLimits::narrow($this->names->category, $asked->categories, $categories),
            locations: TermLimits::narrow($this->names->location, $asked->locations, $locations),
            features: $asked->features,
            tags: array_values(array_filter([$asked->tag])),
            values: $asked->values === [] ? [] : FieldChoices::selected($this->filters($asked, $categories), $asked),
            words: $asked->words,
            nearby: $nearby,
            order: $asked->order ?? self::defaultOrder($attributes, $asked, $nearby !== null),
            page: $asked->page,
            perPage: $perPage ?? $attributes->int('perPage', self::PER_PAGE, 1, self::MOST_PER_PAGE),
            prices: $asked->prices,
            rating: (float) $asked->rating,
            isOpenNow: $asked->isOpenNow,
            bounds: $asked->where->bounds,
        );
        $changed = Extensions::filter('gazetteer_directory_query', $query);

        return $changed instanceof ListingQuery ? $changed : $query;
    }

    public function find(ListingQuery $query): ListingPage
    {
        return $this->search->find($query);
    }

    /**
     * @param string $address The form's action URL.
     * @param Closure(int): string $url Returns the URL of a page by its number.
     * @param Closure(array<string, string|bool>): string $wrapper
     */
    public function draw(Input $attributes, DirectoryQuery $asked, ListingQuery $query, ListingPage $found, string $address, Closure $url, Closure $wrapper): string
    {
        $hasSearch = !$attributes->has('search') || $attributes->flag('search');
        $form = wp_unique_id('gz-search-');
        $filters = $hasSearch ? $this->filterGroups($attributes, $asked, $query) : [];
        $usual = $asked->order === null ? $query->order : self::defaultOrder($attributes, $asked, $query->nearby !== null);
        DirectoryStyle::enqueue();
        ($this->needNearMe)();

        return Template::draw('directory', [
            'wrapper' => $wrapper,
            'look' => $attributes->choice('look', ['grid', 'list'], 'grid'),
            'hasSearch' => $hasSearch,
            'asked' => $asked,
            'address' => $address,
            'form' => $form,
            'isPlaceUnknown' => $asked->where->isUnknown($query),
            'filters' => $filters,
            'chosen' => array_sum(array_map(static fn (FilterGroup $group): int => count($group->selected()) + (int) ($group->text !== ''), $filters)),
            'results' => Template::draw('results', [
                'asked' => $asked,
                'address' => $address,
                'sort' => $hasSearch ? SearchInputs::sort($usual, $asked, $form, $query->nearby !== null) : '',
                'form' => $form,
                'active' => $hasSearch ? ActiveFilters::links($asked, $filters, static fn (DirectoryQuery $other): string => Pagination::addArguments($address, $other->arguments())) : [],
                'url' => $url,
                'listings' => $this->views->views($found->ids),
                'kilometres' => $found->kilometres,
                'hint' => $found->total === 0 && $asked->words !== '' ? SpellingHint::draw($asked, $query, $address) : '',
                'total' => $found->total,
                'map' => $found->total > 0 && (!$attributes->has('map') || $attributes->flag('map')) ? ($this->map)()->draw($query) : '',
                'isProvisional' => $found->isProvisional,
                'perPage' => $query->perPage,
                'pages' => (int) ceil($found->total / $query->perPage),
                'add' => $this->addUrl(),
            ]),
        ]);
    }

    /** @param int $level Heading level. */
    public static function card(ListingView $view, int $level, ?float $kilometres = null): string
    {
        $now = OpenStateLine::now($view->listing);

        return (string) Extensions::filter('gazetteer_listing_card', Template::draw('card', compact('view', 'level', 'kilometres', 'now')), $view->listing->id);
    }

    /** @return list<FilterGroup> */
    private function filterGroups(Input $attributes, DirectoryQuery $asked, ListingQuery $query): array
    {
        $categories = TermLimits::read($attributes->text('categories'), $this->names->category);
        $locations = TermLimits::read($attributes->text('locations'), $this->names->location);
        $groups = new FilterGroups($this->search, $this->counter, $this->names);

        return $groups->build($asked, $query, $this->filters($asked, $categories), $categories, $locations);
    }

    /** The admin URL for adding a listing; '' for users without the capability. */
    private function addUrl(): string
    {
        $right = get_post_type_object($this->names->listing)->cap->create_posts ?? 'do_not_allow';

        return is_user_logged_in() && current_user_can($right) ? admin_url("post-new.php?post_type={$this->names->listing}") : '';
    }

    /**
     * @param list<int> $within
     * @return list<FieldDefinition> The filters to offer.
     */
    private function filters(DirectoryQuery $asked, array $within): array
    {
        return (new FieldChoices($this->fields))->offer($asked->categories ?: (count($within) === 1 ? $within : []));
    }

    private static function defaultOrder(Input $attributes, DirectoryQuery $asked, bool $isNear): ListingOrder
    {
        if ($isNear) {
            return ListingOrder::Nearest;
        }

        return $asked->words === '' ? ListingOrder::tryFrom($attributes->text('order')) ?? ListingOrder::Newest : ListingOrder::Relevance;
    }
}
