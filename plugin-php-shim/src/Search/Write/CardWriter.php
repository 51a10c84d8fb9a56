<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Listings\Domain\Detail;
use WP_Post;

/** What a list shows of a listing: enough that a page of a hundred asks once. */
final class CardWriter
{
    private const SHOWN = [
        'tagline' => Detail::Tagline,
        'address' => Detail::Address,
        'phone' => Detail::Phone,
        'website' => Detail::Website,
        'pin' => Detail::Pin,
        'logo' => Detail::Logo,
        'priceStatus' => Detail::PriceStatus,
        'priceFrom' => Detail::PriceFrom,
        'priceTo' => Detail::PriceTo,
        'claimed' => Detail::Claimed,
    ];

    /**
     * @param array<array-key, mixed> $details
     * @param array{float, float}|null $place
     * @param array<string, list<int>> $terms
     * @return array<string, mixed>
     */
    public static function write(WP_Post $post, array $details, ?array $place, array $terms): array
    {
        $shown = array_map(static function (Detail $detail) use ($details): string {
            $value = $details[$detail->value] ?? '';

            return is_scalar($value) ? (string) $value : '';
        }, self::SHOWN);

        return [
            'id' => $post->ID,
            'title' => $post->post_title,
            'slug' => $post->post_name,
            ...$shown,
            'latitude' => $place[0] ?? null,
            'longitude' => $place[1] ?? null,
            ...$terms,
            'image' => $post->post_password === '' ? (int) get_post_meta($post->ID, '_thumbnail_id', true) : 0,
        ];
    }
}
