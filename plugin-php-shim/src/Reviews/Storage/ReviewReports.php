<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Storage;

use Closure;
use Gazetteer\Kernel\Mail\Domain\Mail;
use Gazetteer\Kernel\Mail\Domain\MailAddress;
use Gazetteer\Kernel\Mail\Mailer;
use Gazetteer\Reviews\Domain\Review;
use Gazetteer\Reviews\ReviewTexts;

/** The reports of visitors about a review. They stay with the comment until a moderator dismisses them. */
final class ReviewReports
{
    private const MOST = 20;
    /** After this number of reports, the site owner gets no more emails about the review. */
    private const MOST_MAILS = 3;

    /** @param Closure(): Mailer $mailer */
    public function __construct(private readonly Closure $mailer)
    {
    }

    public function add(Review $review, string $reason, string $details): void
    {
        $count = count(self::all($review->id));
        if ($count >= self::MOST) {
            return;
        }
        add_comment_meta($review->id, ReviewMeta::REPORT, wp_slash(['reason' => $reason, 'details' => $details, 'time' => time()]));
        $to = MailAddress::bare((string) get_option('admin_email'));
        if ($to !== null && $count < self::MOST_MAILS) {
            ($this->mailer)()->send(new Mail([$to], $this->subject($review), $this->body($review, $reason, $details), automatic: true));
        }
    }

    /** @return list<array{reason: string, details: string, time: int}> */
    public static function all(int $review): array
    {
        $reports = array_filter((array) get_comment_meta($review, ReviewMeta::REPORT), is_array(...));

        return array_map(static fn (array $report): array => [
            'reason' => (string) ($report['reason'] ?? ''),
            'details' => (string) ($report['details'] ?? ''),
            'time' => (int) ($report['time'] ?? 0),
        ], array_values($reports));
    }

    private function subject(Review $review): string
    {
        $site = wp_specialchars_decode((string) get_option('blogname'), ENT_QUOTES);

        /* translators: %s: name of a listing. */
        return "[{$site}] " . sprintf(__('A review of “%s” was reported', 'gazetteer'), self::title($review));
    }

    private function body(Review $review, string $reason, string $details): string
    {
        return implode("\n\n", array_filter([
            /* translators: %s: name of a listing. */
            sprintf(__('A visitor reported a review of “%s”.', 'gazetteer'), self::title($review)),
            /* translators: %s: why a visitor reported a review. */
            sprintf(__('Reason: %s', 'gazetteer'), ReviewTexts::reasons()[$reason] ?? $reason),
            $details,
            __('The review:', 'gazetteer') . "\n" . trim("{$review->title}\n" . wp_strip_all_tags($review->text)),
            __('Decide about it here:', 'gazetteer') . "\n" . admin_url("comment.php?action=editcomment&c={$review->id}"),
        ]));
    }

    private static function title(Review $review): string
    {
        return html_entity_decode(wp_strip_all_tags(get_the_title($review->listing), true), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }
}
