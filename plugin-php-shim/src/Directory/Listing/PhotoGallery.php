<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Closure;
use Gazetteer\Contract\Mark;
use Gazetteer\Directory\Cards\Icon;
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
    private const ANCHOR = 'gz-photos';
    /** The grid shows at most this many photos, a large one and four small ones. */
    private const LARGEST = 5;

    /**
     * @param list<int> $photos Attachment ids.
     * @param Closure(array<string, string|bool>): string $wrapper
     */
    public static function draw(ListingView $view, array $photos, Closure $wrapper): string
    {
        if ($photos !== []) {
            _prime_post_caches($photos, false);
        }
        // Skip photos that were deleted, or that the listing's author has no permission to use.
        $photos = array_values(array_filter($photos, static fn (int $photo): bool => wp_attachment_is_image($photo) && PhotoRights::mayShow($view->listing, $photo)));
        $items = '';
        foreach ($photos as $index => $photo) {
            $items .= Tag::of('li', [], self::link($photo, $index, self::name($view, $photo, $index + 1, count($photos))));
        }
        $links = self::more(count($photos)) . self::video($view);
        if ($items === '' && $links === '') {
            return '';
        }
        $list = $items === '' ? '' : Tag::of('ul', [
            'class' => 'gz-gallery gz-gallery-' . min(self::LARGEST, count($photos)),
            'id' => self::ANCHOR,
            'role' => 'list',
            'aria-label' => __('Photos', 'gazetteer'),
        ], $items);
        $root = $wrapper(['class' => 'gz-part gz-place-photos'] + ($items === '' ? [] : [Mark::WIDGET => self::WIDGET, 'data-name' => $view->title()]));

        return "<div {$root}>{$list}" . ($links === '' ? '' : Tag::of('p', ['class' => 'gz-gallery-links'], $links)) . '</div>';
    }

    /** Renders the link to all photos. Without JavaScript, it shows the photos that the grid hides. */
    private static function more(int $count): string
    {
        if ($count <= self::LARGEST) {
            return '';
        }
        /* translators: %s: how many photos there are. */
        $text = sprintf(__('Show all %s photos', 'gazetteer'), number_format_i18n($count));

        return Tag::of('a', ['class' => 'gz-gallery-all', 'href' => '#' . self::ANCHOR, 'data-all' => true], Icon::draw('photos') . Tag::text($text));
    }

    private static function video(ListingView $view): string
    {
        return $view->video() === '' ? '' : Tag::of('a', ['class' => 'gz-gallery-video', 'href' => $view->video(), 'rel' => 'nofollow noopener', 'data-away' => true], Icon::draw('film') . Tag::text(__('Watch the video', 'gazetteer')));
    }

    private static function link(int $photo, int $index, string $name): string
    {
        return Tag::of('a', [
            'href' => (string) wp_get_attachment_image_url($photo, 'full'),
            'aria-label' => $name,
            'data-srcset' => wp_get_attachment_image_srcset($photo, 'full'),
            'data-caption' => self::plain((string) wp_get_attachment_caption($photo)) ?: null,
        ], Picture::draw($photo, 'large', match (true) {
            // The first photo is usually the largest element of the page, so request it first.
            $index === 0 => ['alt' => '', 'loading' => 'eager', 'fetchpriority' => 'high', 'sizes' => '(min-width: 60em) 52em, 100vw'],
            default => ['alt' => '', 'loading' => 'lazy', 'fetchpriority' => 'low', 'sizes' => '(min-width: 60em) 20em, 90vw'],
        }));
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
