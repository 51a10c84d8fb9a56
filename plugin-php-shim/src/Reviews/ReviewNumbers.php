<?php

declare(strict_types=1);

namespace Gazetteer\Reviews;

use Closure;
use Gazetteer\Directory\DirectoryStyle;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingReviews;
use Gazetteer\Reviews\Display\ReviewText;
use Gazetteer\Reviews\Display\ReviewStyle;
use Gazetteer\Reviews\Domain\Rating;
use Gazetteer\Reviews\Domain\Review;
use Gazetteer\Reviews\Domain\ReviewSort;
use Gazetteer\Reviews\Storage\ReviewComments;
use Gazetteer\Reviews\Storage\ReviewMeta;

if (!defined('ABSPATH')) {
    exit;
}

/** Keeps the rating of each listing up to date, and describes it for search engines. */
final class ReviewNumbers implements ListingReviews
{
    private const MOST_FACTS = 5;

    /** @param Closure(): ReviewSettings $settings */
    public function __construct(private readonly ReviewComments $comments, private readonly Closure $settings, private readonly string $listingType)
    {
    }

    public function open(): void
    {
        if (!($this->settings)()->areOn()) {
            return;
        }
        add_action('wp_enqueue_scripts', static function (): void {
            DirectoryStyle::enqueueListing();
            ReviewStyle::enqueue();
        });
        // The section shows the reviews, so the theme must not list them a second time. Comments of listings are closed.
        $listing = get_queried_object_id();
        add_filter('get_comments_number', static fn (mixed $count, mixed $post): mixed => (int) $post === $listing ? 0 : $count, 10, 2);
    }

    public function facts(Listing $listing): array
    {
        $rating = $this->comments->rating($listing->id);
        if (!($this->settings)()->areOn() || $listing->status !== 'publish' || $rating->count() === 0) {
            return [];
        }
        [$reviews] = $this->comments->page($listing->id, 0, ReviewSort::Newest, 1);
        $shown = array_slice(array_filter($reviews, static fn (Review $review): bool => $review->removed === ''), 0, self::MOST_FACTS);

        return [
            'aggregateRating' => ['@type' => 'AggregateRating', 'ratingValue' => $rating->average(), 'reviewCount' => $rating->count(), 'bestRating' => Rating::MOST, 'worstRating' => 1],
            'review' => array_map(self::fact(...), array_values($shown)),
        ];
    }

    public function changed(int $post): void
    {
        if (get_post_type($post) !== $this->listingType) {
            return;
        }
        $this->replaceApproved($post);
        $rating = $this->comments->count($post);
        if ($rating->count() === 0) {
            array_map(static fn (string $meta): bool => delete_post_meta($post, $meta), [ReviewMeta::RATING, ReviewMeta::COUNT, ReviewMeta::COUNTS]);

            return;
        }
        update_post_meta($post, ReviewMeta::COUNTS, $rating->counts);
        update_post_meta($post, ReviewMeta::RATING, number_format($rating->average(), 2, '.', ''));
        update_post_meta($post, ReviewMeta::COUNT, $rating->count());
    }

    /** Moves the former review of a guest to the trash when the new one was approved. */
    private function replaceApproved(int $post): void
    {
        $approved = get_comments(['post_id' => $post, 'status' => 'approve', 'meta_key' => ReviewMeta::REPLACES, 'fields' => 'ids', 'number' => 20]);
        foreach (is_array($approved) ? $approved : [] as $id) {
            $former = (int) get_comment_meta((int) $id, ReviewMeta::REPLACES, true);
            delete_comment_meta((int) $id, ReviewMeta::REPLACES);
            wp_trash_comment($former);
        }
    }

    /** @return array<string, mixed> */
    private static function fact(Review $review): array
    {
        return array_filter([
            '@type' => 'Review',
            'author' => ['@type' => 'Person', 'name' => ReviewText::author($review)],
            'datePublished' => gmdate('Y-m-d', $review->time),
            'name' => $review->title,
            'reviewBody' => ReviewText::plain($review->text),
            'reviewRating' => ['@type' => 'Rating', 'ratingValue' => $review->stars, 'bestRating' => Rating::MOST, 'worstRating' => 1],
        ]);
    }
}
