<?php

declare(strict_types=1);

namespace Gazetteer\Data;

use Gazetteer\Contract\Meta;
use Gazetteer\Contract\PostType;
use Gazetteer\Contract\Taxonomy;

/**
 * The names of post types, taxonomies and metas on this site. With the names of the legacy theme, the plugin
 * reads and writes that theme's data directly.
 */
final class DataNames
{
    public const OWN = 'gazetteer';
    public const LEGACY = 'listingpro';

    private const OF_OWN = [
        'listing' => 'gazetteer_listing',
        'plan' => 'gazetteer_plan',
        'field' => 'gazetteer_field',
        'category' => 'gazetteer_category',
        'location' => 'gazetteer_location',
        'feature' => 'gazetteer_feature',
        'tag' => 'gazetteer_tag',
        'details' => 'gazetteer_details',
        'values' => 'gazetteer_values',
    ];

    private function __construct(
        public readonly string $listing,
        public readonly string $plan,
        public readonly string $field,
        public readonly string $category,
        public readonly string $location,
        public readonly string $feature,
        public readonly string $tag,
        /**
         * The keys of two post metas: the details of a listing, and the values of its custom fields. Each meta is an
         * array.
         */
        public readonly string $details,
        public readonly string $values,
    ) {
    }

    /** @param array<array-key, string> $chosen Names that the owner changed. */
    public static function fromSet(string $set, array $chosen = []): self
    {
        $names = $set === self::LEGACY ? self::ofLegacy() : self::OF_OWN;

        return new self(...array_replace($names, array_filter(array_intersect_key($chosen, $names), self::isName(...))));
    }

    /** @return array<string, string> */
    private static function ofLegacy(): array
    {
        return [
            'listing' => PostType::LISTING,
            'plan' => PostType::PLAN,
            'field' => PostType::FIELD,
            'category' => Taxonomy::CATEGORY,
            'location' => Taxonomy::LOCATION,
            'feature' => Taxonomy::FEATURE,
            'tag' => Taxonomy::TAG,
            'details' => Meta::LISTING,
            'values' => Meta::LISTING_FIELDS,
        ];
    }

    /** Whether a name is valid. WordPress limits post type names to 20 characters and taxonomy names to 32. */
    public static function isName(string $name): bool
    {
        return preg_match('/^[a-z][a-z0-9_-]{1,31}$/D', $name) === 1;
    }
}
