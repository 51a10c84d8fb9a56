<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Storage;

use Gazetteer\Reviews\Domain\Rating;
use Gazetteer\Reviews\Domain\Review;
use Gazetteer\Reviews\Domain\ReviewSort;
use WP_Comment;
use WP_Comment_Query;

/** Reads reviews, which are comments of listings with a number of stars. */
final class ReviewComments
{
    public const PER_PAGE = 10;
    private const MOST_OF_PERSON = 20;

    public function rating(int $listing): Rating
    {
        $counts = get_post_meta($listing, ReviewMeta::COUNTS, true);

        return Rating::fromCounts(is_array($counts) ? $counts : []);
    }

    /** Counts the published reviews. */
    public function count(int $listing): Rating
    {
        global $wpdb;
        $rows = (array) $wpdb->get_results($wpdb->prepare(
            "SELECT s.meta_value AS stars, COUNT(*) AS reviews FROM {$wpdb->comments} c
            JOIN {$wpdb->commentmeta} s ON s.comment_id = c.comment_ID AND s.meta_key = %s
            LEFT JOIN {$wpdb->commentmeta} r ON r.comment_id = c.comment_ID AND r.meta_key = %s
            WHERE c.comment_post_ID = %d AND c.comment_approved = '1' AND r.meta_id IS NULL GROUP BY s.meta_value",
            ReviewMeta::STARS,
            ReviewMeta::REMOVED,
            $listing,
        ), ARRAY_A);

        return Rating::fromCounts(array_column($rows, 'reviews', 'stars'));
    }

    public function find(int $id): ?Review
    {
        $comment = $id > 0 ? get_comment($id) : null;

        return $comment instanceof WP_Comment ? self::review($comment) : null;
    }

    /**
     * @param int $stars Only reviews with this number of stars; 0 for all.
     * @return array{list<Review>, int} The reviews of a page, and the number of all reviews.
     */
    public function page(int $listing, int $stars, ReviewSort $sort, int $page): array
    {
        $query = new WP_Comment_Query();
        $found = $query->query([
            'post_id' => $listing,
            'status' => 'approve',
            'type' => 'comment',
            'number' => self::PER_PAGE,
            'offset' => ($page - 1) * self::PER_PAGE,
            'no_found_rows' => false,
            'meta_query' => [
                'stars' => ['key' => ReviewMeta::STARS, 'type' => 'NUMERIC'] + ($stars === 0 ? ['compare' => 'EXISTS'] : ['value' => $stars]),
                ...($stars === 0 ? [] : ['removed' => ['key' => ReviewMeta::REMOVED, 'compare' => 'NOT EXISTS']]),
            ],
            'orderby' => match ($sort) {
                ReviewSort::Newest => [],
                ReviewSort::Highest => ['stars' => 'DESC'],
                ReviewSort::Lowest => ['stars' => 'ASC'],
                ReviewSort::Helpful => ['comment_karma' => 'DESC'],
            } + ['comment_date_gmt' => 'DESC', 'comment_ID' => 'DESC'],
        ]);

        return [array_values(array_filter(array_map(self::review(...), (array) $found))), (int) $query->found_comments];
    }

    /**
     * @param list<Review> $reviews
     * @return array<int, WP_Comment> The newest published reply to each review, by the ID of the review.
     */
    public function replies(array $reviews): array
    {
        $ids = array_map(static fn (Review $review): int => $review->id, $reviews);
        $replies = $ids === [] ? [] : get_comments(['parent__in' => $ids, 'status' => 'approve', 'type' => 'comment', 'orderby' => 'comment_ID', 'order' => 'ASC', 'number' => 10 * self::PER_PAGE]);
        $byReview = [];
        foreach (is_array($replies) ? $replies : [] as $reply) {
            $byReview[(int) $reply->comment_parent] = $reply;
        }

        return $byReview;
    }

    /** @return list<Review> The published and pending reviews that this account or email address wrote. */
    public function ofPerson(int $listing, int $account, string $email): array
    {
        $common = ['post_id' => $listing, 'status' => ['approve', 'hold'], 'type' => 'comment', 'number' => self::MOST_OF_PERSON, 'meta_key' => ReviewMeta::STARS, 'orderby' => ['comment_approved' => 'ASC', 'comment_ID' => 'DESC']];
        $found = [
            ...($account > 0 ? (array) get_comments($common + ['user_id' => $account]) : []),
            ...($email !== '' ? (array) get_comments($common + ['author_email' => $email]) : []),
        ];

        return array_values(array_filter(array_map(self::review(...), $found)));
    }

    private static function review(WP_Comment $comment): ?Review
    {
        $id = (int) $comment->comment_ID;
        $stars = (int) get_comment_meta($id, ReviewMeta::STARS, true);

        return $stars < 1 || $stars > Rating::MOST ? null : new Review(
            $id,
            (int) $comment->comment_post_ID,
            $stars,
            (string) get_comment_meta($id, ReviewMeta::TITLE, true),
            $comment->comment_content,
            $comment->comment_author,
            (int) $comment->user_id,
            $comment->comment_author_email,
            (int) mysql2date('U', $comment->comment_date_gmt . ' +0000', false),
            $comment->comment_approved === '1',
            (int) $comment->comment_karma,
            (string) get_comment_meta($id, ReviewMeta::REMOVED, true),
        );
    }
}
