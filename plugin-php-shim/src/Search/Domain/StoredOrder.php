<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** The sort orders that the index stores. Each is one column of the table of listings. */
enum StoredOrder: string
{
    case Newest = 'published';
    case Title = 'title';
    case Rating = 'rated';

    public function isDescending(): bool
    {
        return $this !== self::Title;
    }

    /** The name under which the approximate order is saved. See RoughOrder. */
    public function facet(): string
    {
        return "o:{$this->value[0]}";
    }

    /** The columns for `ORDER BY`. */
    public function columns(bool $isReversed = false): string
    {
        $way = $this->isDescending() === $isReversed ? '' : ' DESC';

        return "{$this->value}{$way}, id{$way}";
    }

    /**
     * A text of 19 digits that sorts listings by average rating, then by number of reviews, then by date.
     *
     * @param float $average 0 to 5 stars; 0 if there are no reviews.
     * @param string $published Date and time, such as 2026-11-25 09:00:00.
     */
    public static function ratingKey(float $average, int $reviews, string $published): string
    {
        $time = strtotime("{$published} UTC");

        return sprintf(
            '%03d%06d%010d',
            $reviews > 0 ? (int) round(max(0.0, min(5.0, $average)) * 100) : 0,
            max(0, min(999_999, $reviews)),
            max(0, min(9_999_999_999, $time === false ? 0 : $time)),
        );
    }
}
