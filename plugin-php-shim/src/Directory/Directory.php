<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Listing\ListingView;
use Gazetteer\Directory\Listing\ListingViews;
use Gazetteer\Directory\Map\DirectoryMap;
use Gazetteer\Directory\Nearby\PlaceFinder;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Html\Template;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldRepository;
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
        $categories = $this->terms($attributes->text('categories'), $this->names->category);
        $locations = $this->terms($attributes->text('locations'), $this->names->location);

        $nearby = $asked->where->isNear() ? ($this->places)()->nearby($asked->where) : null;
        $query = new ListingQuery(
            categories: self::narrowedTerms($this->names->category, $asked->category, $categories),
            locations: self::narrowedTerms($this->names->location, $asked->location, $locations),
            features: array_filter([$asked->feature]),
            tags: array_filter([$asked->tag]),
            values: $asked->values === [] ? [] : FieldChoices::selected($this->filters($asked, $categories), $asked),
            words: $asked->words,
            nearby: $nearby,
            order: $asked->order ?? self::defaultOrder($attributes, $asked, $nearby !== null),
            page: $asked->page,
            perPage: $perPage ?? $attributes->int('perPage', self::PER_PAGE, 1, self::MOST_PER_PAGE),
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
        $categories = $this->terms($attributes->text('categories'), $this->names->category);
        $locations = $this->terms($attributes->text('locations'), $this->names->location);
        DirectoryStyle::enqueue();
        ($this->needNearMe)();
        if ((new FieldChoices($this->fields))->dependOnCategory()) {
            DirectoryStyle::printCategoryFilters();
        }

        return Template::draw('directory', [
            'wrapper' => $wrapper,
            'look' => $attributes->choice('look', ['grid', 'list'], 'grid'),
            'hasSearch' => !$attributes->has('search') || $attributes->flag('search'),
            'asked' => $asked,
            'usual' => $asked->order === null ? $query->order : self::defaultOrder($attributes, $asked, $query->nearby !== null),
            'address' => $address,
            'url' => $url,
            'categories' => (new TermChoices($this->names->category, $this->search))->offer($categories, $asked->category),
            'locations' => (new TermChoices($this->names->location, $this->search))->offer($locations, $asked->location),
            'filters' => $this->filters($asked, $categories),
            'listings' => $this->views->views($found->ids),
            'kilometres' => $found->kilometres,
            'isPlaceUnknown' => $asked->where->isUnknown($query),
            'hint' => $found->total === 0 && $asked->words !== '' ? SpellingHint::draw($asked, $query, $address) : '',
            'total' => $found->total,
            'map' => $found->total > 0 && (!$attributes->has('map') || $attributes->flag('map')) ? ($this->map)()->draw($query) : '',
            'isProvisional' => $found->isProvisional,
            'perPage' => $query->perPage,
            'pages' => (int) ceil($found->total / $query->perPage),
            'add' => $this->addUrl(),
        ]);
    }

    /**
     * @param int $level Heading level.
     * @param float|null $kilometres The distance, for searches near a place.
     */
    public static function card(ListingView $view, int $level, ?float $kilometres = null): string
    {
        return (string) Extensions::filter('gazetteer_listing_card', Template::draw('card', compact('view', 'level', 'kilometres')), $view->listing->id);
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
        return (new FieldChoices($this->fields))->offer($asked->category ?: (count($within) === 1 ? $within[0] : 0));
    }

    private static function defaultOrder(Input $attributes, DirectoryQuery $asked, bool $isNear): ListingOrder
    {
        if ($isNear) {
            return ListingOrder::Nearest;
        }

        return $asked->words === '' ? ListingOrder::tryFrom($attributes->text('order')) ?? ListingOrder::Newest : ListingOrder::Relevance;
    }

    /**
     * Limits the search to the visitor’s term, but only if the term is inside the terms that the block is
     * limited to.
     *
     * @param list<int> $within
     * @return list<int>
     */
    private static function narrowedTerms(string $taxonomy, int $asked, array $within): array
    {
        $isWithin = $within === [] || array_intersect([$asked, ...get_ancestors($asked, $taxonomy, 'taxonomy')], $within) !== [];

        return $asked > 0 && $isWithin ? [$asked] : $within;
    }

    /**
     * @return list<int> Term ids from a list of slugs or ids. An unknown term finds no listings, instead of all
     *   listings.
     */
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
