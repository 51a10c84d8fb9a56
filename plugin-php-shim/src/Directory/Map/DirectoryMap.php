<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Map;

use Closure;
use Gazetteer\Directory\Rest\MapRoute;
use Gazetteer\Directory\Rest\ListingCollection;
use Gazetteer\Directory\Rest\SearchArguments;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\JsonResponse;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\Places\PlaceSettings;
use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\MapSearch;

/**
 * Renders the map of a list: a drawing in the page, and a button. The script replaces the drawing with a live map after
 * a click on the button. Before the click, no file of the map is loaded.
 */
final class DirectoryMap
{
    public const WIDGET = 'directory-map';
    private const WIDTH = 1200;
    private const HEIGHT = 320;
    /** The zoom level of the first look at all results. */
    private const FAR = 3;

    /** @param Closure(): void $need Adds the script and the style of the widget to the page. */
    public function __construct(private readonly Settings $settings, private readonly MapSearch $map, private readonly Closure $need)
    {
    }

    /** Returns '' if no result is on the map. */
    public function draw(ListingQuery $query): string
    {
        $all = $this->map->clusters($query, Bounds::world(), self::FAR);
        if ($all === []) {
            return '';
        }
        $frame = MapFrame::around($all, self::WIDTH, self::HEIGHT);
        $clusters = $frame->zoom() > self::FAR ? $this->map->clusters($query, $frame->view(), $frame->zoom()) : $all;

        return $this->place($frame->results, StillMap::draw($frame, $clusters ?: $all), [
            'data-query' => http_build_query(SearchArguments::fromQuery($query)),
            'data-bounds' => $query->bounds?->text(),
        ]);
    }

    /**
     * Renders the map of one listing.
     *
     * @param string $picture What the page shows until the visitor opens the map, as HTML.
     */
    public function drawListing(int $id, float $latitude, float $longitude, string $picture): string
    {
        return $this->place(new Bounds($latitude, $longitude, $latitude, $longitude), $picture, ['data-listing' => (string) $id]);
    }

    /**
     * @param string $drawing As HTML.
     * @param array<string, string|null> $attributes
     */
    private function place(Bounds $view, string $drawing, array $attributes): string
    {
        ($this->need)();
        $namespace = $this->settings->restNamespace();
        $map = Extensions::filter('gazetteer_directory_map', PlaceSettings::read($this->settings->places())->mapForScript());

        return Tag::of('div', $attributes + [
            'class' => 'gz-directory-map',
            'data-gazetteer' => self::WIDGET,
            'data-map' => rest_url("{$namespace}/" . MapRoute::PATH),
            'data-listings' => rest_url("{$namespace}/" . ListingCollection::PATH),
            'data-view' => implode(',', array_map(static fn (float $degrees): string => (string) round($degrees, 5), [$view->west, $view->south, $view->east, $view->north])),
            'data-tiles' => is_array($map) ? JsonResponse::encode($map) : null,
            'data-texts' => JsonResponse::encode(self::texts()),
        ], $drawing . Tag::of('button', ['type' => 'button', 'class' => 'gz-map-show'], Tag::text(__('Show map', 'gazetteer'))));
    }

    /** @return array<string, string> */
    private static function texts(): array
    {
        return [
            'map' => __('Map of the listings', 'gazetteer'),
            'close' => __('Hide map', 'gazetteer'),
            'search' => __('Search this area', 'gazetteer'),
            'loading' => __('Loading the map…', 'gazetteer'),
            'failed' => __('The map could not be loaded.', 'gazetteer'),
            'retry' => __('Try again', 'gazetteer'),
            /* translators: {count} is a number; leave it as it is. */
            'group' => __('{count} listings: zoom in', 'gazetteer'),
            /* translators: {count} is a number; leave it as it is. */
            'shown' => __('{count} listings on the map', 'gazetteer'),
            'none' => __('No listings here', 'gazetteer'),
            'zoomIn' => __('Zoom in', 'gazetteer'),
            'zoomOut' => __('Zoom out', 'gazetteer'),
            'open' => __('Show listing', 'gazetteer'),
            'dismiss' => __('Close', 'gazetteer'),
        ];
    }
}
