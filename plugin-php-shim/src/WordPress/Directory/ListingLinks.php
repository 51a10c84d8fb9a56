<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

use Gazetteer\WordPress\Forms\Tag;

/** The ways to a place, as links. None of them fetches anything before it is followed. */
final class ListingLinks
{
    /** For a card. */
    public static function short(ListingView $view): string
    {
        return implode(' ', array_filter([
            $view->phone() === '' ? '' : self::phone($view->phone()),
            $view->website() === '' ? '' : self::website($view->website()),
        ]));
    }

    /** @return list<string> In the order in which people look for them. */
    public static function rows(ListingView $view): array
    {
        $social = [];
        foreach ($view->social() as $network => $address) {
            $social[] = Tag::of('a', ['href' => $address, 'rel' => 'nofollow noopener'], Tag::text($network));
        }

        return array_values(array_filter([
            $view->address() === '' ? '' : Icon::draw('place') . Tag::of('address', [], Tag::text($view->address())),
            $view->email() === '' ? '' : Icon::draw('mail') . self::email($view->email()),
            $view->phone() === '' ? '' : self::phone($view->phone()),
            $view->whatsApp() === '' ? '' : self::whatsApp($view->whatsApp()),
            $view->website() === '' ? '' : self::website($view->website()),
            $social === [] ? '' : Tag::of('span', ['class' => 'gz-place-social'], implode(' ', $social)),
        ]));
    }

    public static function map(ListingView $view): string
    {
        $position = $view->position();
        if ($position === null) {
            return '';
        }
        [$latitude, $longitude] = $position;
        $map = (string) apply_filters('gazetteer_map_url', "https://www.openstreetmap.org/?mlat={$latitude}&mlon={$longitude}#map=14/{$latitude}/{$longitude}", $latitude, $longitude);
        $way = (string) apply_filters('gazetteer_directions_url', "https://www.openstreetmap.org/directions?to={$latitude}%2C{$longitude}", $latitude, $longitude);
        $links = array_filter([
            $map === '' ? '' : Tag::of('a', ['class' => 'gz-map-link', 'href' => sanitize_url($map, ['http', 'https']), 'rel' => 'noopener'], Icon::draw('place') . Tag::text(__('Show on a map', 'gazetteer'))),
            $way === '' ? '' : Tag::of('a', ['class' => 'gz-map-link', 'href' => sanitize_url($way, ['http', 'https']), 'rel' => 'noopener'], Icon::draw('way') . Tag::text(__('Directions', 'gazetteer'))),
        ]);

        return $links === [] ? '' : Tag::of('p', ['class' => 'gz-place-map'], implode(' ', $links));
    }

    private static function phone(string $phone): string
    {
        return Tag::of('a', ['class' => 'gz-way', 'href' => 'tel:' . self::digits($phone)], Icon::draw('phone') . Tag::text($phone));
    }

    private static function whatsApp(string $number): string
    {
        $href = 'https://wa.me/' . ltrim(self::digits($number), '+0');

        return Tag::of('a', ['class' => 'gz-way', 'href' => $href, 'rel' => 'nofollow noopener'], Icon::draw('chat') . Tag::text(__('WhatsApp', 'gazetteer')));
    }

    /** The address is the listing's, so that search engines need not take it for ours. */
    private static function website(string $address): string
    {
        $host = preg_replace('/^www\./', '', (string) wp_parse_url($address, PHP_URL_HOST));

        return Tag::of('a', ['class' => 'gz-way', 'href' => $address, 'rel' => 'nofollow noopener'], Icon::draw('web') . Tag::text((string) $host));
    }

    private static function email(string $email): string
    {
        return '<a class="gz-way" href="' . antispambot("mailto:{$email}") . '">' . antispambot($email) . '</a>';
    }

    private static function digits(string $number): string
    {
        return (string) preg_replace('/(?!^\+)[^0-9]/', '', trim($number));
    }
}
