<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

use Gazetteer\Directory\Listing\JsonLd;
use Gazetteer\Directory\Listing\ListingTerms;
use Gazetteer\Directory\Listing\ListingView;
use WP_Term;

/** The path to a page as structured data, and the listings of an archive. An SEO plugin prints its own path. */
final class Breadcrumbs
{
    public static function printForListing(ListingView $view, string $type): void
    {
        $category = $view->categories()[0] ?? null;
        self::print([...self::start($type), ...$category === null ? [] : self::terms($category), [$view->title(), $view->url()]]);
    }

    public static function printForArchive(string $type): void
    {
        $term = get_queried_object();
        if ($term instanceof WP_Term) {
            self::print([...self::start($type), ...self::terms($term)]);
        }
    }

    /**
     * @param list<int> $listings The listings of the page, in order.
     * @param int $before The number of listings on earlier pages.
     */
    public static function printList(array $listings, int $before): void
    {
        $items = [];
        foreach ($listings as $index => $listing) {
            $items[] = ['@type' => 'ListItem', 'position' => $before + $index + 1, 'url' => (string) get_permalink($listing)];
        }
        JsonLd::print($items === [] ? [] : ['@context' => 'https://schema.org', '@type' => 'ItemList', 'itemListElement' => $items]);
    }

    /** @return list<array{string, string}> Name and URL of the home page, and of the archive of all listings. */
    private static function start(string $type): array
    {
        $archive = get_post_type_archive_link($type);

        return [
            [JsonLd::plain((string) get_bloginfo('name')) ?: __('Home', 'gazetteer'), home_url('/')],
            ...is_string($archive) ? [[__('All listings', 'gazetteer'), $archive]] : [],
        ];
    }

    /** @return list<array{string, string}> The outermost term first. */
    private static function terms(WP_Term $term): array
    {
        return array_map(static fn (WP_Term $one): array => [JsonLd::plain($one->name), (string) get_term_link($one)], array_reverse(ListingTerms::withAncestors($term)));
    }

    /** @param list<array{string, string}> $path */
    private static function print(array $path): void
    {
        if (HeadTags::areLeftToOthers()) {
            return;
        }
        $items = [];
        foreach ($path as $index => [$name, $url]) {
            $items[] = ['@type' => 'ListItem', 'position' => $index + 1, 'name' => $name, 'item' => $url];
        }
        JsonLd::print(['@context' => 'https://schema.org', '@type' => 'BreadcrumbList', 'itemListElement' => $items]);
    }
}
