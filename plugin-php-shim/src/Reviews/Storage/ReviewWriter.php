<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Storage;

use Gazetteer\Reviews\Domain\Review;
use Gazetteer\Reviews\Domain\Reviewer;
use Gazetteer\Reviews\Form\SentReview;
use Gazetteer\Reviews\ReviewSettings;
use WP_Error;

/** Saves reviews as comments. The rules of WordPress for comments decide whether a review is published immediately. */
final class ReviewWriter
{
    public function __construct(private readonly ReviewSettings $settings)
    {
    }

    /**
     * Adds a review, or changes the person's own review.
     *
     * @return WP_Error|bool Whether the review is published.
     */
    public function save(int $listing, SentReview $sent, Reviewer $reviewer, ?Review $own): WP_Error|bool
    {
        // Anyone can enter the email address of a guest, so a guest's published review stays until a moderator approves
        // the new one.
        $replaces = $own !== null && $own->account === 0 && $own->isPublished && $reviewer->account === 0 ? $own->id : 0;

        return $own === null || $replaces > 0 ? $this->add($listing, $sent, $reviewer, $replaces) : $this->change($own, $sent, $reviewer);
    }

    private function add(int $listing, SentReview $sent, Reviewer $reviewer, int $replaces): WP_Error|bool
    {
        $hold = fn (mixed $approved): mixed => (int) $approved === 1 && is_numeric($approved) && ($replaces > 0 || $this->isHeld()) ? 0 : $approved;
        add_filter('pre_comment_approved', $hold, PHP_INT_MAX);
        try {
            $id = wp_new_comment(wp_slash([
                'comment_post_ID' => $listing,
                'comment_author' => $sent->name,
                'comment_author_email' => $reviewer->email,
                'comment_author_url' => '',
                'comment_content' => $sent->text,
                'comment_type' => 'comment',
                'comment_parent' => 0,
                'user_id' => $reviewer->account,
                'comment_meta' => [ReviewMeta::STARS => $sent->stars, ReviewMeta::TITLE => $sent->title] + ($replaces > 0 ? [ReviewMeta::REPLACES => $replaces] : []),
            ]), true);
        } finally {
            remove_filter('pre_comment_approved', $hold, PHP_INT_MAX);
        }

        return $id instanceof WP_Error ? $id : wp_get_comment_status((int) $id) === 'approved';
    }

    private function change(Review $own, SentReview $sent, Reviewer $reviewer): WP_Error|bool
    {
        $isAllowed = !wp_check_comment_disallowed_list($sent->name, $reviewer->email, '', $sent->text, self::server('REMOTE_ADDR'), self::server('HTTP_USER_AGENT'))
            && check_comment($sent->name, $reviewer->email, '', $sent->text, self::server('REMOTE_ADDR'), self::server('HTTP_USER_AGENT'), 'comment');
        $isPublished = $own->isPublished && (current_user_can('moderate_comments') || ($isAllowed && !$this->isHeld()));
        update_comment_meta($own->id, ReviewMeta::STARS, $sent->stars);
        update_comment_meta($own->id, ReviewMeta::TITLE, wp_slash($sent->title));
        $changed = wp_update_comment(wp_slash([
            'comment_ID' => $own->id,
            'comment_author' => $sent->name,
            'comment_content' => $sent->text,
            'comment_date' => current_time('mysql'),
            'comment_date_gmt' => current_time('mysql', true),
            'comment_approved' => $isPublished ? '1' : '0',
            'user_id' => $own->account ?: $reviewer->account,
        ]), true);
        if (!$isPublished && !$changed instanceof WP_Error) {
            wp_new_comment_notify_moderator($own->id);
        }

        return $changed instanceof WP_Error ? $changed : $isPublished;
    }

    /** Saves the owner's public reply. A review has one; a second reply replaces the text of the first. */
    public function reply(Review $review, int $account, string $name, string $text): bool
    {
        $earlier = get_comments(['parent' => $review->id, 'user_id' => $account, 'status' => 'approve', 'number' => 1]);
        $first = is_array($earlier) ? $earlier[0] ?? null : null;
        if ($first !== null) {
            return wp_update_comment(wp_slash(['comment_ID' => (int) $first->comment_ID, 'comment_content' => $text])) !== false;
        }
        $comment = wp_filter_comment(wp_slash([
            'comment_post_ID' => $review->listing,
            'comment_parent' => $review->id,
            'comment_author' => $name,
            'comment_author_email' => (string) (get_userdata($account)->user_email ?? ''),
            'comment_author_url' => '',
            'comment_author_IP' => '',
            'comment_agent' => '',
            'comment_content' => $text,
            'comment_type' => 'comment',
            'user_id' => $account,
        ]));

        return wp_insert_comment(['comment_approved' => 1] + $comment) !== false;
    }

    /** Counts a visitor who found the review helpful. One statement, so that concurrent votes are all counted. */
    public function countHelpful(int $review): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("UPDATE {$wpdb->comments} SET comment_karma = comment_karma + 1 WHERE comment_ID = %d", $review));
        clean_comment_cache($review);
    }

    private function isHeld(): bool
    {
        return $this->settings->areHeld() && !current_user_can('moderate_comments');
    }

    private static function server(string $name): string
    {
        $value = $_SERVER[$name] ?? '';

        return is_string($value) ? sanitize_text_field(wp_unslash($value)) : '';
    }
}
