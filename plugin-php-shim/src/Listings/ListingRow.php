<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use DateTimeImmutable;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Fields\ValueCleaning;

/** Converts a listing to a WordPress post array. */
final class ListingRow
{
    public function __construct(private readonly DataNames $names)
    {
    }

    /** @return array<string, mixed> Post array for WordPress, unslashed. */
    public function toPost(Listing $listing): array
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

    /** @return array<string, mixed> */
    private function metas(Listing $listing): array
    {
        $kept = $listing->id > 0 ? ListingMeta::arrayOf($listing->id, $this->names->details) : [];
        $plan = $listing->plan > 0 ? (string) $listing->plan : 'none';
        $metas = [
            $this->names->details => array_replace($kept, $listing->details, [ListingMeta::PLAN_DETAIL => $plan]),
            $this->names->values => ValueCleaning::toStore([Field::FEATURES => $listing->features] + $listing->values),
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
