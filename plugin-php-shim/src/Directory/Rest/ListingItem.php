<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Rest;

use Gazetteer\Directory\Listing\ListingView;
use WP_Term;

/** A listing in the REST API: what the card and the page of the listing show to visitors. */
final class ListingItem
{
    /** @return array<string, mixed> */
    public static function fromView(ListingView $view, ?float $kilometres): array
    {
        $position = $view->position();
        $picture = $view->picture();

        return [
            'id' => $view->listing->id,
            'title' => $view->title(),
            'link' => $view->url(),
            'tagline' => $view->tagline(),
            'categories' => self::terms($view->categories()),
            'locations' => self::terms($view->places()),
            'place' => html_entity_decode($view->place(), ENT_QUOTES),
            'address' => $view->address(),
            'phone' => $view->phone(),
            'website' => $view->website(),
            'position' => $position === null ? null : ['latitude' => $position[0], 'longitude' => $position[1]],
            'picture' => $picture === 0 ? null : (wp_get_attachment_image_url($picture, 'medium') ?: null),
            'distance' => $kilometres === null ? null : round($kilometres, 2),
        ];
    }

    /** @return array<string, mixed> */
    public static function schema(): array
    {
        $text = ['type' => 'string', 'readonly' => true];
        $terms = ['type' => 'array', 'items' => ['type' => 'object', 'properties' => ['id' => ['type' => 'integer'], 'name' => $text, 'link' => $text]]];
        $degrees = ['type' => 'number'];

        return [
            'type' => 'object',
            'properties' => [
                'id' => ['type' => 'integer'],
                'title' => $text,
                'link' => $text + ['format' => 'uri'],
                'tagline' => $text,
                'categories' => $terms,
                'locations' => $terms,
                'place' => $text,
                'address' => $text,
                'phone' => $text,
                'website' => $text,
                'position' => ['type' => ['object', 'null'], 'properties' => ['latitude' => $degrees, 'longitude' => $degrees]],
                'picture' => ['type' => ['string', 'null'], 'format' => 'uri'],
                'distance' => ['type' => ['number', 'null'], 'description' => __('Kilometers; only for searches near a place.', 'gazetteer')],
            ],
        ];
    }

    /**
     * @param list<WP_Term> $terms
     * @return list<array{id: int, name: string, link: string}>
     */
    private static function terms(array $terms): array
    {
        return array_map(static fn (WP_Term $term): array => [
            'id' => $term->term_id,
            'name' => html_entity_decode($term->name, ENT_QUOTES),
            'link' => (string) get_term_link($term),
        ], $terms);
    }
}
