<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Display;

use Gazetteer\Directory\Listing\VisitorText;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Reviews\Domain\Rating;
use Gazetteer\Reviews\Domain\Review;

/** Renders the texts and stars of reviews. */
final class ReviewText
{
    /** Renders the number of stars, to the nearest half, with a text for screen readers. */
    public static function stars(float $stars): string
    {
        /* translators: 1: number of stars, such as 4.5, 2: highest number of stars. */
        $label = sprintf(__('%1$s out of %2$s stars', 'gazetteer'), self::number($stars), number_format_i18n(Rating::MOST));

        return Tag::of('span', ['class' => 'gz-stars', 'role' => 'img', 'aria-label' => $label, 'style' => '--gz-filled:' . Rating::filled($stars) . '%']);
    }

    /** Formats a number of stars with at most one decimal. */
    public static function number(float $stars): string
    {
        return number_format_i18n($stars, round($stars, 1) === floor($stars) ? 0 : 1);
    }

    /** Renders paragraphs. Removes markup except simple inline HTML. */
    public static function html(string $text): string
    {
        return VisitorText::neutralize(wpautop(wp_kses($text, 'data')));
    }

    public static function plain(string $text): string
    {
        return trim(html_entity_decode(wp_strip_all_tags($text), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }

    public static function author(Review $review): string
    {
        return self::plain($review->author) ?: __('Anonymous', 'gazetteer');
    }

    /** Renders a date in the format of the site. */
    public static function date(int $time): string
    {
        return Tag::of('time', ['datetime' => gmdate('c', $time)], Tag::text((string) wp_date((string) get_option('date_format'), $time)));
    }
}
