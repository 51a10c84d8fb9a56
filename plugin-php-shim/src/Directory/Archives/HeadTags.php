<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

use Gazetteer\Directory\Listing\ListingView;
use Gazetteer\Directory\Listing\PostalAddress;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Html\Tag;
use WP_Term;

/**
 * Prints meta tags for search engines and social networks on listing pages and archives. If an SEO plugin is
 * active, that plugin prints the tags.
 */
final class HeadTags
{
    private const LONGEST = 155;

    /** Names of constants, classes and functions. If one of them exists, an SEO plugin is active. */
    private const SEO_PLUGINS = ['WPSEO_VERSION', 'RANK_MATH_VERSION', 'AIOSEO_VERSION', 'SEOPRESS_VERSION', 'THE_SEO_FRAMEWORK_VERSION', 'SLIM_SEO_VER', 'SLIM_SEO_DIR'];
    private const JETPACK = 'jetpack_og_tags';

    public static function printForListing(ListingView $view): void
    {
        $excerpt = self::plain($view->listing->excerpt ?: $view->listing->content);
        $tagline = $view->tagline();
        self::print([
            'description' => self::short(trim($tagline . ($tagline === '' || $excerpt === '' ? '' : (preg_match('/[.!?…]$/u', $tagline) === 1 ? ' ' : '. ')) . $excerpt)),
            ...self::place($view),
            'og:title' => $view->title(),
            'og:url' => $view->url(),
            ...self::picture($view->picture()),
        ], $view->listing->id);
    }

    /**
     * Returns the tags for a business or a place. Facebook's validator rejects a business without a complete address,
     * and a place without coordinates.
     *
     * @return array<string, string>
     */
    private static function place(ListingView $view): array
    {
        $position = $view->position();
        if ($position === null) {
            return ['og:type' => 'website'];
        }
        $address = PostalAddress::fromListing($view);
        $contact = [
            'business:contact_data:street_address' => $address->street,
            'business:contact_data:locality' => $address->town,
            'business:contact_data:postal_code' => $address->code,
            'business:contact_data:country_name' => $address->country,
        ];
        $isBusiness = !in_array('', $contact, true);

        return [
            'og:type' => $isBusiness ? 'business.business' : 'place',
            'place:location:latitude' => (string) $position[0],
            'place:location:longitude' => (string) $position[1],
            ...($isBusiness ? $contact : []),
        ];
    }

    /** @param string $url The canonical URL of the page. */
    public static function printForArchive(string $url, string $title, int $picture): void
    {
        $term = get_queried_object();
        self::print([
            'description' => self::short(self::plain($term instanceof WP_Term ? $term->description : '')),
            'canonical' => $url,
            'og:type' => 'website',
            'og:title' => $title,
            'og:url' => $url,
            ...self::picture($picture),
        ], null);
    }

    /** Whether an SEO plugin is active, which prints the tags. */
    public static function areLeftToOthers(): bool
    {
        return array_filter(self::SEO_PLUGINS, defined(...)) !== [];
    }

    /** @param array<string, string> $tags */
    private static function print(array $tags, ?int $listing): void
    {
        if (self::areLeftToOthers()) {
            $tags = [];
        } elseif (has_action('wp_head', self::JETPACK) !== false) {
            $tags = array_filter($tags, static fn (string $name): bool => !self::isOpenGraph($name) && !str_starts_with($name, 'twitter:'), ARRAY_FILTER_USE_KEY);
        } else {
            $tags += ['og:description' => $tags['description'], 'og:site_name' => self::plain((string) get_bloginfo('name')), 'og:locale' => get_locale(), 'twitter:card' => isset($tags['og:image']) ? 'summary_large_image' : 'summary'];
        }
        $tags = Extensions::filter('gazetteer_head_tags', $tags, $listing);
        foreach (array_filter(is_array($tags) ? $tags : [], static fn (mixed $value): bool => is_string($value) && $value !== '') as $name => $value) {
            $html = match (true) {
                $name === 'canonical' => '<link' . Tag::attributes(['rel' => 'canonical', 'href' => $value]) . '>',
                self::isOpenGraph((string) $name) => '<meta' . Tag::attributes(['property' => (string) $name, 'content' => $value]) . '>',
                default => '<meta' . Tag::attributes(['name' => (string) $name, 'content' => $value]) . '>',
            };
            echo $html, "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes.
        }
    }

    private static function isOpenGraph(string $name): bool
    {
        return preg_match('/^(?:og|place|business):/', $name) === 1;
    }

    /** @return array<string, string> */
    private static function picture(int $picture): array
    {
        $image = $picture === 0 ? false : wp_get_attachment_image_src($picture, 'large');
        if ($image === false) {
            return [];
        }

        return array_filter([
            'og:image' => (string) $image[0],
            'og:image:width' => (string) $image[1],
            'og:image:height' => (string) $image[2],
            'og:image:alt' => self::plain((string) get_post_meta($picture, '_wp_attachment_image_alt', true)),
        ]);
    }

    private static function short(string $text): string
    {
        if (mb_strlen($text) <= self::LONGEST) {
            return $text;
        }
        $cut = mb_substr($text, 0, self::LONGEST);

        // Remove the last, incomplete word if there is a space.
        return rtrim((string) preg_replace('/\s+\S*$/u', '', $cut), ' ,;:–-') . '…';
    }

    private static function plain(string $text): string
    {
        $text = (string) preg_replace('/<!--.*?-->/s', ' ', strip_shortcodes($text));
        $text = (string) preg_replace('/<\/?(?:p|br|div|li|h[1-6])\b[^>]*>/i', ' $0', $text);

        return trim((string) preg_replace('/\s+/u', ' ', html_entity_decode(wp_strip_all_tags($text), ENT_QUOTES | ENT_HTML5, 'UTF-8')));
    }
}
