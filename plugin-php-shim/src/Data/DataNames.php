<?php

declare(strict_types=1);

namespace Gazetteer\Data;

use Gazetteer\Contract\Meta;
use Gazetteer\Contract\PostType;
use Gazetteer\Contract\Taxonomy;

/**
 * What the directory's data is called in the database. The shape is always the same one; with the names of the legacy
 * theme its data is read and written in place.
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
        /** Post types. */
        public readonly string $listing,
        public readonly string $plan,
        public readonly string $field,
        /** Taxonomies. */
        public readonly string $category,
        public readonly string $location,
        public readonly string $feature,
        public readonly string $tag,
        /** Metas of a listing, an array each: its own details, and what its custom fields hold. */
        public readonly string $details,
        public readonly string $values,
    ) {
    }

    /** @param array<array-key, string> $chosen Names of the owner's own, where they differ. */
    public static function of(string $set, array $chosen = []): self
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

    /** WordPress allows a post type twenty letters and a taxonomy thirty-two. */
    public static function isName(string $name): bool
    {
        return preg_match('/^[a-z][a-z0-9_-]{1,31}$/D', $name) === 1;
    }
}
