<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Admin;

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;
use Gazetteer\Reviews\ReviewSettings;
use Gazetteer\Reviews\ReviewTexts;
use Gazetteer\Reviews\Storage\ReviewComments;
use Gazetteer\Reviews\Storage\ReviewMeta;
use Gazetteer\Reviews\Storage\ReviewReports;
use WP_Comment;

/**
 * A box on the screen of a comment. A moderator removes a review with a public reason, dismisses its reports, or bans
 * its author from writing reviews.
 */
final class RemovalBox
{
    private const ID = 'gazetteer-review';
    private const NONCE = 'gazetteer_review_box';
    private const REASON = 'gazetteer_removal_reason';
    private const DISMISS = 'gazetteer_dismiss_reports';
    private const BAN = 'gazetteer_ban_author';
    private const LONGEST = 1000;

    public static function url(int $review): string
    {
        return admin_url("comment.php?action=editcomment&c={$review}#" . self::ID);
    }

    public static function add(WP_Comment $comment): void
    {
        if ((new ReviewComments())->find((int) $comment->comment_ID) !== null && current_user_can('moderate_comments')) {
            add_meta_box(self::ID, __('Review', 'gazetteer'), self::print(...), 'comment', 'normal');
        }
    }

    public static function save(int $id): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked in the next lines.
        $input = new Input(wp_unslash($_POST));
        $isFromBox = wp_verify_nonce($input->text(self::NONCE), self::NONCE . $id) !== false;
        $review = $isFromBox && current_user_can('moderate_comments') ? (new ReviewComments())->find($id) : null;
        if ($review === null) {
            return;
        }
        $reason = $input->text(self::REASON, self::LONGEST);
        $reason === '' ? delete_comment_meta($id, ReviewMeta::REMOVED) : update_comment_meta($id, ReviewMeta::REMOVED, wp_slash($reason));
        if ($input->flag(self::DISMISS)) {
            delete_comment_meta($id, ReviewMeta::REPORT);
        }
        if ($review->email !== '') {
            $others = array_diff(ReviewSettings::banned(), [strtolower($review->email)]);
            $banned = $input->flag(self::BAN) ? [...$others, strtolower($review->email)] : $others;
            update_option(Settings::OPTION, [ReviewSettings::BANNED => array_values($banned)] + (array) get_option(Settings::OPTION, []));
        }
    }

    private static function print(WP_Comment $comment): void
    {
        $review = (new ReviewComments())->find((int) $comment->comment_ID);
        if ($review === null) {
            return;
        }
        wp_nonce_field(self::NONCE . $review->id, self::NONCE, false);
        foreach (ReviewReports::all($review->id) as $report) {
            $reason = ReviewTexts::reasons()[$report['reason']] ?? $report['reason'];
            /* translators: 1: date, 2: why a visitor reported a review, with details. */
            echo '<p>' . esc_html(sprintf(__('Reported on %1$s: %2$s', 'gazetteer'), (string) wp_date((string) get_option('date_format'), $report['time']), trim("{$reason}. {$report['details']}"))) . '</p>';
        }
        $isBanned = in_array(strtolower($review->email), ReviewSettings::banned(), true);
        // phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
        echo Tag::of('p', [], Tag::of('label', ['for' => self::REASON], Tag::text(__('Public reason for the removal', 'gazetteer'))))
            . Tag::of('input', ['type' => 'text', 'class' => 'large-text', 'id' => self::REASON, 'name' => self::REASON, 'value' => $review->removed, 'maxlength' => 200, 'aria-describedby' => self::REASON . '-help'])
            . Tag::of('p', ['class' => 'description', 'id' => self::REASON . '-help'], Tag::text(__('Visitors see this reason instead of the review, and its stars no longer count. To show the review again, for example after an appeal of its author, remove the reason.', 'gazetteer')))
            . self::box(self::DISMISS, __('Dismiss the reports', 'gazetteer'), false)
            . ($review->email === '' ? '' : self::box(self::BAN, __('Do not accept reviews from this email address', 'gazetteer'), $isBanned));
        // phpcs:enable
    }

    private static function box(string $name, string $label, bool $isOn): string
    {
        return Tag::of('p', [], Tag::of('label', [], Tag::of('input', ['type' => 'checkbox', 'name' => $name, 'value' => '1', 'checked' => $isOn]) . ' ' . Tag::text($label)));
    }
}
