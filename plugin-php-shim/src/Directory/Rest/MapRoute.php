<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Rest;

use Closure;
use Gazetteer\Directory\Directory;
use Gazetteer\Directory\Map\MapPins;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\PublicRoute;
use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\Cluster;
use Gazetteer\Search\Domain\MapSearch;

if (!defined('ABSPATH')) {
    exit;
}

/** Returns the results of a search as groups on the map. Their counts add up to the results in the view. Open to guests. */
final class MapRoute implements PublicRoute
{
    public const PATH = 'map';
    private const VIEW = 'view';
    private const ZOOM = 'zoom';
    private const DEEPEST = 22;

    /** @var array<string, string> */
    private array $headers = [];

    /**
     * @param Closure(): Directory $directory
     * @param Closure(): MapSearch $map
     * @param Closure(): MapPins $pins
     */
    public function __construct(private readonly Closure $directory, private readonly Closure $map, private readonly Closure $pins)
    {
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
            self::VIEW => SearchArguments::bounds(__('The visible part of the map: west, south, east, north.', 'gazetteer'), Bounds::fromBbox(...)) + ['default' => '-180,-90,180,90'],
            self::ZOOM => ['description' => __('The zoom level of the map. At level 0, the world is 256 pixels wide.', 'gazetteer'), 'type' => 'integer', 'minimum' => 0, 'maximum' => self::DEEPEST, 'default' => 2],
        ];
    }

    /** @return array<string, mixed> */
    public function answer(Input $input): array
    {
        $asked = SearchArguments::read($input);
        $view = Bounds::fromBbox($input->text(self::VIEW, 100)) ?? Bounds::world();
        $query = ($this->directory)()->query(new Input([]), $asked, 1);
        $isUnknown = $asked->where->isUnknown($query);
        $clusters = ($this->map)()->clusters($query, $view, $input->int(self::ZOOM, 2, 0, self::DEEPEST));
        $total = array_sum(array_map(static fn (Cluster $cluster): int => $cluster->count, $clusters));
        $this->headers = ['X-WP-Total' => (string) $total];

        return [
            'total' => $total,
            'isPlaceUnknown' => $isUnknown,
            'clusters' => array_values(array_map(
                static fn (Cluster $cluster): array => [round($cluster->latitude, 5), round($cluster->longitude, 5), $cluster->count],
                array_filter($clusters, static fn (Cluster $cluster): bool => $cluster->id === 0),
            )),
            'listings' => ($this->pins)()->pins(array_values(array_filter($clusters, static fn (Cluster $cluster): bool => $cluster->id > 0))),
        ];
    }

    public function headers(): array
    {
        return $this->headers;
    }

    public function schema(): array
    {
        $count = ['type' => 'integer', 'minimum' => 0];
        $text = ['type' => 'string'];
        $degrees = ['type' => 'number'];

        return [
            '$schema' => 'http://json-schema.org/draft-04/schema#',
            'title' => 'gazetteer-map',
            'type' => 'object',
            'properties' => [
                'total' => $count,
                'isPlaceUnknown' => ['type' => 'boolean'],
                'clusters' => ['type' => 'array', 'items' => ['type' => 'array', 'description' => __('Latitude, longitude, and number of listings.', 'gazetteer'), 'items' => $degrees, 'minItems' => 3, 'maxItems' => 3]],
                'listings' => ['type' => 'array', 'items' => ['type' => 'object', 'properties' => [
                    'id' => $count, 'title' => $text, 'link' => $text + ['format' => 'uri'], 'lat' => $degrees, 'lng' => $degrees,
                ]]],
            ],
        ];
    }
}
