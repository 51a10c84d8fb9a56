<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use DateTimeImmutable;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Fields\ValueCleaning;
use WP_Post;

/** Converts between a listing and a WordPress post array. */
final class ListingRow
{
    public function __construct(private readonly DataNames $names)
    {
    }

    /** @return array<string, mixed> Post array for WordPress, unslashed. */
    public function of(Listing $listing): array
    {
        $row = [
            'ID' => $listing->id,
            'post_type' => $this->names->listing,
            'post_status' => $listing->status,
            'post_title' => $listing->title,
            'post_content' => $listing->content,
            'post_excerpt' => $listing->excerpt,
            'meta_input' => $this->metas($listing),
        ];
        if ($listing->author > 0 || $listing->id > 0) {
            $row['post_author'] = $listing->author;
        }
        if ($listing->slug !== '') {
            $row['post_name'] = $listing->slug;
        }

        return $row + self::dates($listing->published);
    }

    /** @return array<string, list<int>> Term ids by taxonomy. */
    public function terms(Listing $listing): array
    {
        return [
            $this->names->category => $listing->categories,
            $this->names->location => $listing->locations,
            $this->names->feature => $listing->features,
            $this->names->tag => $listing->tags,
        ];
    }

    /** @return array<array-key, mixed> */
    public static function array(int $listing, string $key): array
    {
        $stored = get_post_meta($listing, $key, true);

        return is_array($stored) ? $stored : [];
    }

    /**
     * @param array<array-key, mixed> $values
     * @return list<int>
     */
    public static function features(array $values): array
    {
        return ValueCleaning::ids($values[Field::FEATURES] ?? []);
    }

    /** @param array<array-key, mixed> $details */
    public static function plan(mixed $stored, array $details): int
    {
        foreach ([$stored, $details[ListingMeta::PLAN_DETAIL] ?? 0] as $plan) {
            if (is_numeric($plan) && (int) $plan > 0) {
                return (int) $plan;
            }
        }

        return 0;
    }

    /** An unpublished post has no publication date yet. */
    public static function published(WP_Post $post): int
    {
        $moment = str_starts_with($post->post_date_gmt, '0000') ? false : strtotime("{$post->post_date_gmt} +0000");

        return $moment === false ? 0 : $moment;
    }

    /** @return array<string, mixed> */
    private function metas(Listing $listing): array
    {
        $kept = $listing->id > 0 ? self::array($listing->id, $this->names->details) : [];
        $plan = $listing->plan > 0 ? (string) $listing->plan : 'none';
        $metas = [
            $this->names->details => array_replace($kept, $listing->details, [ListingMeta::PLAN_DETAIL => $plan]),
            $this->names->values => ValueCleaning::kept([Field::FEATURES => $listing->features] + $listing->values),
            Meta::GALLERY => implode(',', $listing->gallery),
            ListingMeta::PLAN => $listing->plan,
        ];

        return $listing->image > 0 ? $metas + ['_thumbnail_id' => $listing->image] : $metas;
    }

    /** @return array<string, string> */
    private static function dates(int $published): array
    {
        if ($published <= 0) {
            return [];
        }
        $moment = new DateTimeImmutable("@{$published}");

        return [
            'post_date' => $moment->setTimezone(wp_timezone())->format('Y-m-d H:i:s'),
            'post_date_gmt' => $moment->format('Y-m-d H:i:s'),
        ];
    }
}
