<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Rest;

use Closure;
use Gazetteer\Directory\Directory;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\Listing\ListingView;
use Gazetteer\Directory\Listing\ListingViews;
use Gazetteer\Directory\Pagination;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\PublicRoute;
use Gazetteer\Kernel\Settings;
use Gazetteer\Search\Domain\FacetCounter;
use Gazetteer\Search\Domain\ListingPage;

if (!defined('ABSPATH')) {
    exit;
}

/** Returns the listings that the directory page shows for the same arguments. Open to guests. */
final class ListingCollection implements PublicRoute
{
    public const PATH = 'listings';
    private const PER_PAGE = 12;
    private const MOST_INCLUDED = 20;

    /** @var array<string, string> */
    private array $headers = [];

    /**
     * @param Closure(): Directory $directory
     * @param Closure(): ListingViews $views
     * @param Closure(): FacetCounter $counter
     */
    public function __construct(
        private readonly Closure $directory,
        private readonly Closure $views,
        private readonly Closure $counter,
        private readonly Settings $settings,
    ) {
    }

    public function method(): Method
    {
        return Method::Get;
    }

    public function path(): string
    {
        return self::PATH;
    }

    public function capability(): string
    {
        return '';
    }

    public function args(): array
    {
        return SearchArguments::schema() + [
            'per_page' => ['description' => __('Number of listings per page.', 'gazetteer'), 'type' => 'integer', 'minimum' => 1, 'maximum' => Directory::MOST_PER_PAGE, 'default' => self::PER_PAGE],
            'facets' => ['description' => __('Whether to count the results of each filter option.', 'gazetteer'), 'type' => 'boolean', 'default' => false],
            'include' => ['description' => __('Returns these listings instead of the results of a search.', 'gazetteer'), 'type' => 'array', 'items' => ['type' => 'integer', 'minimum' => 1], 'maxItems' => self::MOST_INCLUDED],
        ];
    }

    /** @return array<string, mixed> */
    public function answer(Input $input): array
    {
        $asked = SearchArguments::read($input);
        $perPage = $input->int('per_page', self::PER_PAGE, 1, Directory::MOST_PER_PAGE);
        $included = $input->ids('include', self::MOST_INCLUDED);
        $directory = ($this->directory)();
        $query = $directory->query(new Input([]), $asked, $perPage);
        $found = $included === [] ? $directory->find($query) : $this->included($included);
        $pages = (int) ceil($found->total / $perPage);
        $links = $this->links($asked, $perPage, $included === [] ? $pages : 1, $included);
        $this->headers = self::headersFor($found->total, $pages, $links);

        return [
            'total' => $found->total,
            'pages' => $pages,
            'page' => $asked->page,
            'provisional' => $found->isProvisional,
            'place' => $query->nearby === null ? null : ['latitude' => round($query->nearby->latitude, 2), 'longitude' => round($query->nearby->longitude, 2), 'within' => $query->nearby->kilometres],
            'listings' => array_map(
                static fn (ListingView $view): array => ListingItem::fromView($view, $found->kilometres[$view->listing->id] ?? null),
                ($this->views)()->views($found->ids),
            ),
            'facets' => $input->flag('facets') ? FacetItem::fromCounts(($this->counter)()->facets($query)) : null,
            'links' => $links,
        ];
    }

    public function headers(): array
    {
        return $this->headers;
    }

    public function schema(): array
    {
        $count = ['type' => 'integer', 'minimum' => 0, 'readonly' => true];
        $link = ['type' => 'string', 'format' => 'uri'];

        return [
            '$schema' => 'http://json-schema.org/draft-04/schema#',
            'title' => 'gazetteer-listings',
            'type' => 'object',
            'properties' => [
                'total' => $count,
                'pages' => $count,
                'page' => $count,
                'provisional' => ['type' => 'boolean', 'description' => __('Whether the search index is being built, so that some arguments were ignored.', 'gazetteer')],
                'place' => ['type' => ['object', 'null'], 'description' => __('The place that the listings are near to.', 'gazetteer')],
                'listings' => ['type' => 'array', 'items' => ListingItem::schema()],
                'facets' => FacetItem::schema(),
                'links' => ['type' => 'object', 'properties' => ['self' => $link, 'prev' => $link, 'next' => $link]],
            ],
        ];
    }

    /** @param list<int> $ids */
    private function included(array $ids): ListingPage
    {
        _prime_post_caches($ids);
        $isPublic = fn (int $id): bool => get_post_type($id) === $this->settings->names()->listing && get_post_status($id) === 'publish' && get_post($id)->post_password === '';
        $ids = array_values(array_filter($ids, $isPublic));

        return new ListingPage($ids, count($ids));
    }

    /**
     * @param list<int> $included
     * @return array<string, string> URLs by relation.
     */
    private function links(DirectoryQuery $asked, int $perPage, int $pages, array $included): array
    {
        $url = fn (int $page): string => Pagination::addArguments(
            rest_url($this->settings->restNamespace() . '/' . self::PATH),
            array_filter(['per_page' => $perPage === self::PER_PAGE ? 0 : $perPage, 'include' => implode(',', $included)]) + $asked->arguments($page),
        );

        return array_filter([
            'self' => $url($asked->page),
            'prev' => $asked->page > 1 ? $url(min($asked->page - 1, max(1, $pages))) : '',
            'next' => $asked->page < $pages ? $url($asked->page + 1) : '',
        ]);
    }

    /**
     * @param array<string, string> $links
     * @return array<string, string>
     */
    private static function headersFor(int $total, int $pages, array $links): array
    {
        return [
            'X-WP-Total' => (string) $total,
            'X-WP-TotalPages' => (string) $pages,
            'Link' => implode(', ', array_map(static fn (string $url, string $relation): string => "<{$url}>; rel=\"{$relation}\"", $links, array_keys($links))),
        ];
    }
}
