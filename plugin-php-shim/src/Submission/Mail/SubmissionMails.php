<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Mail;

use Closure;
use Gazetteer\ContactForm\Domain\Mail\RetryPlan;
use Gazetteer\ContactForm\Mail\Mailer;
use Gazetteer\Kernel\Calls\AfterResponse;
use Gazetteer\Listings\Domain\ListingSenders;
use Gazetteer\Plans\Payments\PaymentsDue;
use Gazetteer\Submission\Expiry\Renewal;
use Gazetteer\Submission\SubmissionModule;

if (!defined('ABSPATH')) {
    exit;
}

/** Sends emails after the response, and retries failed ones. */
final class SubmissionMails implements ListingSenders
{
    /**
     * @param Closure(): Renewal $renewal
     * @param Closure(): PaymentsDue $payments
     */
    public function __construct(private readonly Mailer $mailer, private readonly Closure $renewal, private readonly Closure $payments)
    {
    }

    /** @return list<array{string, list<string|int>}> The events that send these emails. */
    public static function events(int $listing, SubmissionMail ...$mails): array
    {
        return array_map(static fn (SubmissionMail $mail): array => [SubmissionModule::RETRY_MAIL, [$mail->value, $listing, 0]], array_values($mails));
    }

    public function sendLater(int $listing, SubmissionMail ...$mails): void
    {
        AfterResponse::add(function () use ($listing, $mails): void {
            foreach ($mails as $mail) {
                $this->send($mail, $listing);
            }
        });
    }

    public function tellPublished(int $listing): void
    {
        $this->sendLater($listing, SubmissionMail::Published);
    }

    public function retry(mixed $mail, mixed $listing, mixed $failed): void
    {
        $known = is_string($mail) ? SubmissionMail::tryFrom($mail) : null;
        if ($known !== null && is_int($listing) && is_int($failed)) {
            $this->send($known, $listing, $failed);
        }
    }

    public function send(SubmissionMail $mail, int $listing, int $failed = 0): void
    {
        // The user who publishes a listing may use another admin language than the site.
        $isSwitched = switch_to_locale(get_locale());
        try {
            $written = $mail->write($listing, $this->renewal, $this->payments);
        } finally {
            if ($isSwitched) {
                restore_previous_locale();
            }
        }
        $next = $written === null || $this->mailer->send($written) === '' ? 0 : RetryPlan::next($failed + 1, time());
        if ($next > 0) {
            wp_schedule_single_event($next, SubmissionModule::RETRY_MAIL, [$mail->value, $listing, $failed + 1]);
        }
    }
}
