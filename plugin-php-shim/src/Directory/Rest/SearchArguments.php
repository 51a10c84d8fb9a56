<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Rest;

use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\Nearby\PlaceFilter;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingQuery;

/** The arguments of a search in the REST API: those of the directory page, and `bbox` and `near`. */
final class SearchArguments
{
    public const BBOX = 'bbox';
    public const NEAR = 'near';
    private const FEATURE = 'gz_feature';
    private const TAG = 'gz_tag';

    /** @return array<string, array<string, mixed>> */
    public static function schema(): array
    {
        $terms = static fn (string $what): array => [
            'description' => $what,
            'type' => 'array',
            'items' => ['type' => 'integer', 'minimum' => 1],
            'maxItems' => 50,
        ];

        return [
            DirectoryQuery::WORDS => ['description' => __('Search terms.', 'gazetteer'), 'type' => 'string', 'maxLength' => 200],
            DirectoryQuery::CATEGORY => $terms(__('IDs of categories, including their descendants.', 'gazetteer')),
            DirectoryQuery::LOCATION => $terms(__('IDs of locations, including their descendants.', 'gazetteer')),
            self::FEATURE => $terms(__('IDs of features. A listing must have all of them.', 'gazetteer')),
            self::TAG => ['description' => __('The ID of a tag.', 'gazetteer'), 'type' => 'integer', 'minimum' => 1],
            DirectoryQuery::VALUES => ['description' => __('Values of filterable fields, by field slug.', 'gazetteer'), 'type' => 'object'],
            DirectoryQuery::SORT => ['description' => __('The order of the listings.', 'gazetteer'), 'type' => 'string', 'enum' => array_column(ListingOrder::cases(), 'value')],
            DirectoryQuery::PAGE => ['description' => __('The page of the results.', 'gazetteer'), 'type' => 'integer', 'minimum' => 1, 'maximum' => 10_000],
            PlaceFilter::PLACE => ['description' => __('A location, title or address of this directory to search near.', 'gazetteer'), 'type' => 'string', 'maxLength' => 150],
            PlaceFilter::POSITION => self::position(__('A position to search near: latitude and longitude.', 'gazetteer')),
            self::NEAR => self::position(__('The same as gz_near.', 'gazetteer')),
            PlaceFilter::WITHIN => ['description' => __('The radius around the place or position, in kilometers.', 'gazetteer'), 'type' => 'number', 'minimum' => 0.01, 'maximum' => 20_100],
            PlaceFilter::BOUNDS => self::bounds(__('A rectangle of the map: south, west, north, east.', 'gazetteer'), Bounds::fromText(...)),
            self::BBOX => self::bounds(__('A rectangle of the map: west, south, east, north.', 'gazetteer'), Bounds::fromBbox(...)),
        ];
    }

    /** Reads the search, as the directory page and its archives do. */
    public static function read(Input $input): DirectoryQuery
    {
        $page = self::forPage($input);
        $asked = DirectoryQuery::read($page);

        return $asked->onArchive('', $asked->page, $page->id(self::FEATURE), $page->id(self::TAG));
    }

    /** @return array<string, mixed> The arguments of a search on a page or archive, without page and order. */
    public static function fromQuery(ListingQuery $query): array
    {
        return array_filter([
            DirectoryQuery::WORDS => $query->words,
            DirectoryQuery::CATEGORY => array_values($query->categories),
            DirectoryQuery::LOCATION => array_values($query->locations),
            self::FEATURE => array_values($query->features),
            self::TAG => $query->tags[0] ?? 0,
            DirectoryQuery::VALUES => array_map(static fn (array $values): mixed => count($values) === 1 ? $values[0] : $values, $query->values),
            PlaceFilter::POSITION => $query->nearby === null ? '' : round($query->nearby->latitude, PlaceFilter::DECIMALS) . ',' . round($query->nearby->longitude, PlaceFilter::DECIMALS),
            PlaceFilter::WITHIN => $query->nearby?->kilometres ?? 0,
        ]);
    }

    /** Returns the arguments as the directory page would receive them. */
    private static function forPage(Input $input): Input
    {
        $values = $input->all();
        $bounds = Bounds::fromBbox($input->text(self::BBOX, 100));
        if ($bounds !== null) {
            $values[PlaceFilter::BOUNDS] = $bounds->text();
        }
        if ($input->has(self::NEAR)) {
            $values[PlaceFilter::POSITION] = $input->text(self::NEAR, 40);
        }
        foreach ([DirectoryQuery::CATEGORY, DirectoryQuery::LOCATION, self::FEATURE] as $key) {
            $ids = is_array($values[$key] ?? null) ? array_values($values[$key]) : null;
            $values[$key] = $ids === null || count($ids) > 1 ? $values[$key] ?? null : $ids[0] ?? null;
        }

        return new Input(array_filter($values, static fn (mixed $value): bool => $value !== null));
    }

    /** @return array<string, mixed> */
    private static function position(string $description): array
    {
        return ['description' => $description, 'type' => 'string', 'validate_callback' => static fn (mixed $text): bool => is_string($text) && ($text === '' || PlaceFilter::readPosition($text) !== null)];
    }

    /**
     * @param callable(string): ?Bounds $read
     * @return array<string, mixed>
     */
    public static function bounds(string $description, callable $read): array
    {
        return ['description' => $description, 'type' => 'string', 'validate_callback' => static fn (mixed $text): bool => is_string($text) && ($text === '' || $read($text) !== null)];
    }
}
