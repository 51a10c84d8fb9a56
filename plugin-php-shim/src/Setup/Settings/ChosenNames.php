<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Settings;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Fields\FieldMeta;
use Gazetteer\Listings\ListingMeta;

/** Validates the database names that the site owner entered. Names that WordPress reserves are rejected. */
final class ChosenNames
{
    public const POST_TYPES = ['listing', 'plan', 'field'];
    public const TAXONOMIES = ['category', 'location', 'feature', 'tag'];
    public const METAS = ['details', 'values'];

    private const LONGEST_POST_TYPE = 20;
    private const TAKEN = [
        'post', 'page', 'attachment', 'revision', 'nav_menu_item', 'custom_css', 'customize_changeset', 'oembed_cache', 'user_request',
        'wp_block', 'wp_template', 'wp_template_part', 'wp_global_styles', 'wp_navigation', 'wp_font_family', 'wp_font_face',
        'category', 'post_tag', 'nav_menu', 'link_category', 'post_format', 'wp_theme', 'wp_template_part_area', 'wp_pattern_category',
        'action', 'author', 'cat', 'date', 'day', 'feed', 'hour', 'minute', 'month', 'monthnum', 'name', 'order', 'orderby', 'paged',
        'search', 'second', 'sentence', 'static', 'status', 'tag', 'taxonomy', 'term', 'terms', 'theme', 'title', 'type', 'types',
        'week', 'year', 'fields', 'error', 'embed', 'preview', 'comments', 'subpost', 'm', 'p', 's', 'w',
        'gazetteer_form', Meta::GALLERY, ListingMeta::PLAN, FieldMeta::SETTINGS,
    ];

    /**
     * Returns the names that differ from the defaults of the set; null if a name is invalid or used twice.
     *
     * @param array<array-key, string> $chosen The entered names, keyed by post type, taxonomy or meta, such as
     *     `listing`. An empty name means the default.
     * @return array<string, string>|null
     */
    public static function read(string $set, array $chosen): ?array
    {
        $known = array_merge(self::POST_TYPES, self::TAXONOMIES, self::METAS);
        $differing = array_filter(array_intersect_key($chosen, array_flip($known)), static fn (string $name): bool => $name !== '');
        foreach ($differing as $part => $name) {
            $isTooLong = in_array($part, self::POST_TYPES, true) && strlen($name) > self::LONGEST_POST_TYPE;
            if ($isTooLong || in_array($name, self::TAKEN, true) || !DataNames::isName($name)) {
                return null;
            }
        }
        $all = get_object_vars(DataNames::fromSet($set, $differing));
        if (count(array_unique($all)) < count($all)) {
            return null;
        }

        return array_diff_assoc($differing, get_object_vars(DataNames::fromSet($set)));
    }
}
