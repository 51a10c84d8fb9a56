<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Directory\Cards\Picture;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Listings\PhotoRights;

/**
 * Renders the photos of a listing as links to the full-size images. The photo gallery widget opens them on
 * the page.
 */
final class PhotoGallery
{
    public const WIDGET = 'photo-gallery';

    /** @param list<int> $photos Attachment ids. */
    public static function draw(ListingView $view, array $photos): string
    {
        if ($photos !== []) {
            _prime_post_caches($photos, false);
        }
        // Skip photos that were deleted, or that the listing's author has no permission to use.
        $photos = array_values(array_filter($photos, static fn (int $photo): bool => wp_attachment_is_image($photo) && PhotoRights::mayShow($view->listing, $photo)));
        $items = '';
        foreach ($photos as $index => $photo) {
            $items .= Tag::of('li', [], self::link($photo, self::name($view, $photo, $index + 1, count($photos))));
        }

        return $items === '' ? '' : Tag::of('ul', [
            'class' => 'gz-gallery',
            'role' => 'list',
            'aria-label' => __('Photos', 'gazetteer'),
            'data-gazetteer' => self::WIDGET,
            'data-name' => $view->title(),
        ], $items);
    }

    private static function link(int $photo, string $name): string
    {
        return Tag::of('a', [
            'href' => (string) wp_get_attachment_image_url($photo, 'full'),
            'aria-label' => $name,
            'data-srcset' => wp_get_attachment_image_srcset($photo, 'full'),
            'data-caption' => self::plain((string) wp_get_attachment_caption($photo)) ?: null,
        ], Picture::draw($photo, 'large', ['alt' => '']));
    }

    /** Returns the accessible name: photo number, listing title and alternative text. */
    private static function name(ListingView $view, int $photo, int $number, int $count): string
    {
        /* translators: 1: number of a photo, 2: how many there are, 3: name of a listing. */
        $name = sprintf(__('Photo %1$s of %2$s, %3$s', 'gazetteer'), number_format_i18n($number), number_format_i18n($count), $view->title());
        $description = self::plain((string) get_post_meta($photo, '_wp_attachment_image_alt', true));

        /* translators: 1: such as “Photo 2 of 5, Harbour Hotel”, 2: what it shows. */
        return $description === '' ? $name : sprintf(__('%1$s: %2$s', 'gazetteer'), $name, $description);
    }

    private static function plain(string $text): string
    {
        return trim(html_entity_decode(wp_strip_all_tags($text, true), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }
}
