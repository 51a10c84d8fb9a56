<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Gazetteer\Import\Domain\ReviewRow;
use Gazetteer\Import\Runs\ImportJournal;

/** Saves the reviews of a row as comments on its listing, with the stars in comment meta. Never saves a review twice. */
final class ImportedReviews
{
    public const STARS = '_gazetteer_stars';
    public const TITLE = '_gazetteer_title';
    private const KEY = '_gazetteer_key';

    public function __construct(private readonly ?ImportJournal $journal)
    {
    }

    /** @param array<array-key, mixed> $rows */
    public function write(int $listing, array $rows): void
    {
        $made = $this->known($listing);
        foreach ($rows as $cells) {
            $review = ReviewRow::read($cells);
            if ($review !== null && !isset($made[$review->key])) {
                $made[$review->key] = $this->insert($listing, $review, $made[$review->parent] ?? 0);
            }
        }
    }

    private function insert(int $listing, ReviewRow $review, int $parent): int
    {
        $id = (int) wp_insert_comment(wp_slash([
            'comment_post_ID' => $listing,
            'comment_type' => 'comment',
            'comment_parent' => $parent,
            'comment_content' => wp_kses_post($review->text),
            'comment_author' => sanitize_text_field($review->author),
            'comment_author_email' => sanitize_email($review->email),
            'comment_date_gmt' => $review->date,
            'comment_date' => get_date_from_gmt($review->date),
            'comment_approved' => $review->approved,
            'comment_agent' => '',
            'user_id' => get_userdata($review->user) === false ? 0 : $review->user,
            'comment_meta' => array_filter([
                self::KEY => $review->key,
                self::STARS => $review->stars,
                self::TITLE => sanitize_text_field($review->title),
            ]),
        ]));
        $this->journal?->record(ImportJournal::COMMENT, $id);

        return $id;
    }

    /** @return array<string, int> The IDs of the comments that earlier imports have made, by key. */
    private function known(int $listing): array
    {
        global $wpdb;
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT m.meta_value, c.comment_ID FROM {$wpdb->comments} c JOIN {$wpdb->commentmeta} m ON m.comment_id = c.comment_ID
            WHERE c.comment_post_ID = %d AND m.meta_key = %s",
            $listing,
            self::KEY,
        ), ARRAY_N);

        return array_map(intval(...), array_column($rows, 1, 0));
    }
}
