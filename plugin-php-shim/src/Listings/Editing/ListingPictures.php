<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Contract\Meta;
use Gazetteer\Listings\Fields\ValueCleaning;
use WP_Query;

/** The first column of the listings table: the featured image, or else the first photo. */
final class ListingPictures
{
    public const COLUMN = 'gazetteer_picture';
    private const SIZE = 50;

    /** @var array<int, int>|null Attachment ids by listing id. */
    private ?array $pictures = null;

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    public static function add(array $columns): array
    {
        $picture = [self::COLUMN => __('Photo', 'gazetteer')];
        $box = array_intersect_key($columns, ['cb' => '']);

        return $box + $picture + $columns;
    }

    public static function style(): void
    {
        printf('<style>.fixed .column-%1$s{width:%2$dpx}.column-%1$s img{border-radius:4px;object-fit:cover}</style>', esc_attr(self::COLUMN), (int) (self::SIZE + 14));
    }

    public function draw(int $listing): void
    {
        $this->pictures ??= self::all();
        $picture = $this->pictures[$listing] ?? self::pictureOf($listing);
        // The title in the next column identifies the listing, so the image needs no alternative text.
        echo $picture === 0
            ? '<span aria-hidden="true">—</span>'
            : wp_get_attachment_image($picture, [self::SIZE, self::SIZE], true, ['alt' => '', 'style' => sprintf('width:%1$dpx;height:%1$dpx', self::SIZE)]);
    }

    /** @return array<int, int> Attachment ids of all listings on the page, loaded with one query. */
    private static function all(): array
    {
        $query = $GLOBALS['wp_query'] ?? null;
        $pictures = [];
        foreach ($query instanceof WP_Query ? wp_list_pluck($query->posts, 'ID') : [] as $listing) {
            $pictures[(int) $listing] = self::pictureOf((int) $listing);
        }
        _prime_post_caches(array_values(array_unique(array_filter($pictures))), false);

        return $pictures;
    }

    private static function pictureOf(int $listing): int
    {
        return (int) get_post_thumbnail_id($listing) ?: (ValueCleaning::ids(get_post_meta($listing, Meta::GALLERY, true))[0] ?? 0);
    }
}
