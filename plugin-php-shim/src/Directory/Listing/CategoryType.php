<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use WP_Term;

/** The schema.org type of a listing: the one that the site owner chose for its category, or a guess from the slugs. */
final class CategoryType
{
    /** Term meta of a category. */
    public const META = 'gazetteer_schema_type';

    public static function ofListing(ListingView $view): string
    {
        $categories = array_merge([], ...array_map(ListingTerms::withAncestors(...), $view->categories()));
        foreach ($categories as $category) {
            $chosen = self::chosen($category->term_id);
            if ($chosen !== '') {
                return $chosen;
            }
        }

        return SchemaType::fromSlugs(array_column($categories, 'slug'));
    }

    /** Returns '' if the site owner has not chosen a type for this category. */
    public static function chosen(int $category): string
    {
        $kept = get_term_meta($category, self::META, true);

        return is_string($kept) && in_array($kept, SchemaType::choices(), true) ? $kept : '';
    }

    /** Returns the type that listings of a category have if the owner chooses none for the category itself. */
    public static function automatic(WP_Term $category): string
    {
        $family = ListingTerms::withAncestors($category);
        foreach (array_slice($family, 1) as $above) {
            $chosen = self::chosen($above->term_id);
            if ($chosen !== '') {
                return $chosen;
            }
        }

        return SchemaType::fromSlugs(array_column($family, 'slug'));
    }
}
