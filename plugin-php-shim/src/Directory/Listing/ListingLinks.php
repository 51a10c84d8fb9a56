<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Kernel\Html\Tag;

/**
 * Contact and map links of a listing. They are plain links, so the browser contacts no other server before a visitor
 * clicks one.
 */
final class ListingLinks
{
    /** Renders the links on a card. */
    public static function short(ListingView $view): string
    {
        return implode(' ', array_filter([
            $view->phone() === '' ? '' : self::phone($view->phone()),
            $view->website() === '' ? '' : self::website($view->website()),
        ]));
    }

    /** @return list<string> Links in the order in which visitors usually need them. */
    public static function rows(ListingView $view): array
    {
        $social = [];
        foreach ($view->social() as $network => $address) {
            $social[] = Tag::of('a', ['href' => $address, 'rel' => 'nofollow noopener'], Tag::text($network));
        }

        return array_values(array_filter([
            $view->address() === '' ? '' : Icon::draw('place') . Tag::of('address', ['dir' => 'auto'], Tag::text($view->address())),
            $view->email() === '' ? '' : Icon::draw('mail') . self::email($view->email()),
            $view->phone() === '' ? '' : self::phone($view->phone()),
            $view->whatsApp() === '' ? '' : self::whatsApp($view->whatsApp()),
            $view->website() === '' ? '' : self::website($view->website()),
            $social === [] ? '' : Tag::of('span', ['class' => 'gz-place-social'], implode(' ', $social)),
        ]));
    }

    /** Renders the action bar of narrow screens. On wider screens, the contact details are in the sidebar. */
    public static function actions(ListingView $view): string
    {
        $buttons = self::buttons($view);

        return $buttons === '' ? '' : Tag::of('p', ['class' => 'gz-place-actions'], $buttons);
    }

    public static function buttons(ListingView $view): string
    {
        $directions = MapLinks::ofListing($view)->directions;

        return implode(' ', array_filter([
            $view->phone() === '' ? '' : self::action('tel:' . self::digits($view->phone()), 'phone', __('Call', 'gazetteer')),
            $directions === '' ? '' : self::action($directions, 'way', __('Directions', 'gazetteer')),
            $view->website() === '' ? '' : self::action($view->website(), 'web', __('Website', 'gazetteer')),
        ]));
    }

    /** Renders the links below the contact details. */
    public static function secondary(ListingView $view): string
    {
        $report = ReportLink::url($view);

        return implode(' ', array_filter([
            VCardDownload::isOffered($view) ? self::action(VCardDownload::url($view->listing->id), 'card', __('Add to contacts', 'gazetteer')) : '',
            $report === '' ? '' : self::action($report, 'flag', __('Report a mistake', 'gazetteer')),
        ]));
    }

    /** Returns a URL that is safe to link to, or ''. Adds a missing "https://", because many people omit it. */
    public static function toUrl(string $typed): string
    {
        $hasScheme = preg_match('~^https?://~i', $typed) === 1;
        if ($typed === '' || (!$hasScheme && preg_match('~^[a-z][a-z0-9+.-]*:~i', $typed) === 1)) {
            return '';
        }

        return sanitize_url($hasScheme ? $typed : 'https://' . ltrim($typed, '/'), ['http', 'https']);
    }

    private static function action(string $address, string $icon, string $text): string
    {
        return Tag::of('a', ['class' => 'gz-map-link', 'href' => $address, 'rel' => 'nofollow noopener'], Icon::draw($icon) . Tag::text($text));
    }

    public static function map(ListingView $view): string
    {
        $urls = MapLinks::ofListing($view);
        $links = array_filter([
            $urls->map === '' ? '' : self::mapLink($urls->map, 'place', __('Show on a map', 'gazetteer')),
            $urls->directions === '' ? '' : self::mapLink($urls->directions, 'way', __('Directions', 'gazetteer')),
        ]);

        return $links === [] ? '' : Tag::of('p', ['class' => 'gz-place-map'], implode(' ', $links));
    }

    private static function mapLink(string $address, string $icon, string $text): string
    {
        return Tag::of('a', ['class' => 'gz-map-link', 'href' => $address, 'rel' => 'noopener'], Icon::draw($icon) . Tag::text($text));
    }

    private static function phone(string $phone): string
    {
        return Tag::of('a', ['class' => 'gz-contact-link', 'href' => 'tel:' . self::digits($phone)], Icon::draw('phone') . self::isolated($phone));
    }

    private static function whatsApp(string $number): string
    {
        $href = 'https://wa.me/' . ltrim(self::digits($number), '+0');

        return Tag::of('a', ['class' => 'gz-contact-link', 'href' => $href, 'rel' => 'nofollow noopener'], Icon::draw('chat') . Tag::text(__('WhatsApp', 'gazetteer')));
    }

    /** Adds `nofollow`, because the listing's owner entered the URL and the site does not endorse it. */
    private static function website(string $address): string
    {
        $host = preg_replace('/^www\./', '', (string) wp_parse_url($address, PHP_URL_HOST));

        return Tag::of('a', ['class' => 'gz-contact-link', 'href' => $address, 'rel' => 'nofollow noopener'], Icon::draw('web') . self::isolated((string) $host));
    }

    private static function email(string $email): string
    {
        return '<a class="gz-contact-link" href="' . antispambot("mailto:{$email}") . '"><bdi dir="ltr">' . antispambot($email) . '</bdi></a>';
    }

    /** Sets the text direction, because numbers and URLs are left-to-right even in right-to-left text. */
    public static function isolated(string $text): string
    {
        return Tag::of('bdi', ['dir' => 'ltr'], Tag::text($text));
    }

    private static function digits(string $number): string
    {
        return (string) preg_replace('/(?!^\+)[^0-9]/', '', trim($number));
    }
}
