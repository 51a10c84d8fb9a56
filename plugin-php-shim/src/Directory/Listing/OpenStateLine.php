<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use DateTimeImmutable;
use DateTimeZone;
use Gazetteer\Contract\Mark;
use Gazetteer\Contract\Weekday;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plugin;
use Gazetteer\Widgets\Assets;

/**
 * Renders “Open now · Closes at 18:00”. The element contains the schedule, from which the widget `opening-hours`
 * corrects the line on a page from a cache.
 */
final class OpenStateLine
{
    public const WIDGET = 'opening-hours';

    /** Returns '' for a listing without opening hours. */
    public static function draw(ListingView $view): string
    {
        $hours = $view->hours();
        if (!$hours->areKnown()) {
            return '';
        }
        Plugin::get(Assets::class)->need(self::WIDGET, isStyledAtOnce: false);
        $now = self::now($view->listing);
        $state = OpenState::at($hours->week(), $now);
        $texts = self::texts();

        return Tag::of('span', [
            'class' => ['gz-open-state', $state->isOpen ? 'gz-is-open' : ''],
            Mark::WIDGET => self::WIDGET,
            'data-week' => (string) wp_json_encode(array_map(
                static fn (array $span): array => [...$span, ...array_map(OpeningHours::time(...), $span)],
                $hours->week(),
            ), JSON_UNESCAPED_UNICODE),
            'data-zone' => $now->getTimezone()->getName(),
            'data-days' => implode(',', array_map(self::shortName(...), Weekday::cases())),
            'data-texts' => (string) wp_json_encode(array_values($texts), JSON_UNESCAPED_UNICODE),
        ], Tag::of('strong', [], Tag::text($texts[$state->isOpen ? 'open' : 'closed'])) . ' ' . Tag::of('span', [], Tag::text(self::change($state, $texts))));
    }

    public static function now(Listing $listing): DateTimeImmutable
    {
        return new DateTimeImmutable('now', self::zone($listing));
    }

    /** Returns the time zone that decides whether the place is open now. */
    private static function zone(Listing $listing): DateTimeZone
    {
        $zone = Extensions::filter('gazetteer_listing_timezone', wp_timezone(), $listing);

        return $zone instanceof DateTimeZone ? $zone : wp_timezone();
    }

    /** @param array<string, string> $texts */
    private static function change(OpenState $state, array $texts): string
    {
        if ($state->change === null) {
            return '';
        }
        $text = $texts[($state->isOpen ? 'closes' : 'opens') . ($state->day === null ? '' : 'On')];

        return strtr($text, ['{time}' => OpeningHours::time($state->change), '{day}' => $state->day === null ? '' : self::shortName($state->day)]);
    }

    /** @return array<string, string> In the order in which the widget reads them. */
    private static function texts(): array
    {
        return [
            'open' => __('Open now', 'gazetteer'),
            'closed' => __('Closed now', 'gazetteer'),
            /* translators: {time} is a time such as 18:00; leave it as it is. */
            'closes' => __('Closes at {time}', 'gazetteer'),
            /* translators: {day} is a short weekday and {time} a time; leave them as they are. */
            'closesOn' => __('Closes {day} {time}', 'gazetteer'),
            /* translators: {time} is a time such as 09:00; leave it as it is. */
            'opens' => __('Opens at {time}', 'gazetteer'),
            /* translators: {day} is a short weekday and {time} a time; leave them as they are. */
            'opensOn' => __('Opens {day} {time}', 'gazetteer'),
        ];
    }

    private static function shortName(Weekday $day): string
    {
        global $wp_locale;

        return $wp_locale->get_weekday_abbrev(OpeningHours::name($day));
    }
}
