<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Expiry;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\PostStatus;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Calls\HourlyEvent;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Submission\Dashboard\OwnListings;
use Gazetteer\Submission\Domain\ExpiryStep;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Submission\Mail\SubmissionMail;
use Gazetteer\Submission\Mail\SubmissionMails;
use Gazetteer\Submission\SubmissionModule;
use Gazetteer\Submission\SubmissionSettings;
use WP_Post;

/**
 * Expires listings when the days of their plan are over, and emails the owners beforehand. Each run compares the
 * current state, so a repeated run changes nothing and a late run catches up.
 */
final class Expiry
{
    /** Option that stores the time when this site first scheduled the expiry of listings. */
    private const SINCE = 'gazetteer_expiry_since';
    private const MAX_SECONDS = 20;

    /** @param Closure(): SubmissionMails $mails */
    public function __construct(
        private readonly DueListings $due,
        private readonly OwnListings $listings,
        private readonly SubmissionSettings $settings,
        private readonly Closure $mails,
        private readonly DataNames $names,
    ) {
    }

    /** Stores the start time, so that listings that are already overdue get a notice before they expire. */
    public static function schedule(): void
    {
        add_option(self::SINCE, (string) time(), '', false);
        HourlyEvent::plan(SubmissionModule::EXPIRE);
    }

    /** @param mixed $after ID of the last listing that an interrupted run processed. */
    public function run(mixed $after = 0): void
    {
        // Do nothing if the legacy theme has registered the listing type, because that theme expires its listings
        // itself.
        if (!Types::isOwn($this->names)) {
            return;
        }
        $began = time();
        $last = is_int($after) ? $after : 0;
        $ahead = $this->settings->noticeDays() * DAY_IN_SECONDS;
        while (($batch = $this->due->after($last, $began, $ahead)) !== []) {
            $next = [];
            foreach ($batch as $id) {
                if (time() - $began > self::MAX_SECONDS) {
                    $this->due->saveNextChecks($next, $began);
                    wp_schedule_single_event(time() + MINUTE_IN_SECONDS, SubmissionModule::EXPIRE, [$last]);

                    return;
                }
                $next += $this->check($id, $began);
                $last = $id;
            }
            $this->due->saveNextChecks($next, $began);
        }
        $this->due->sweep($began);
    }

    /** @return array<int, int> Time of the next check, keyed by listing; empty if the listing expired. */
    private function check(int $id, int $now): array
    {
        $listing = get_post($id);
        if (!$listing instanceof WP_Post || $listing->post_status !== ListingStatus::PUBLIC) {
            return [];
        }
        $time = $this->listings->listedUntil($listing);
        $told = (int) get_post_meta($id, ListingMeta::END_TOLD, true);
        $days = $this->settings->noticeDays();
        $earliest = (int) get_option(self::SINCE, 0) + $days * DAY_IN_SECONDS;
        $step = $time->step($now, $days, $told, $earliest);
        match ($step) {
            ExpiryStep::End => $this->expire($id),
            ExpiryStep::Notice => $this->notify($id, $time->end($earliest)),
            ExpiryStep::None => null,
        };

        return $step === ExpiryStep::End ? [] : [$id => $time->nextCheck($days, $step === ExpiryStep::Notice ? $time->end($earliest) : $told, $earliest)];
    }

    private function expire(int $id): void
    {
        if (PostStatus::change($id, ListingStatus::PUBLIC, Types::EXPIRED)) {
            ($this->mails)()->send(SubmissionMail::Expired, $id);
            Extensions::fire('gazetteer_listing_expired', $id);
        }
    }

    /** Sends the notice. If two runs are concurrent, only the run that inserted the first meta row sends the email. */
    private function notify(int $id, int $end): void
    {
        global $wpdb;
        delete_post_meta($id, ListingMeta::END_TOLD);
        $noted = (int) add_post_meta($id, ListingMeta::END_TOLD, (string) $end);
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        $first = (int) $wpdb->get_var($wpdb->prepare("SELECT MIN(meta_id) FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = %s", $id, ListingMeta::END_TOLD));
        if ($noted > 0 && $noted === $first) {
            ($this->mails)()->send(SubmissionMail::Expiring, $id);
        }
    }
}
