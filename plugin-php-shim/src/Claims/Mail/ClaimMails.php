<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Mail;

use Gazetteer\Claims\ClaimsModule;
use Gazetteer\Claims\Storage\ClaimTable;
use Gazetteer\ContactForm\Domain\Mail\RetryPlan;
use Gazetteer\ContactForm\Mail\Mailer;
use Gazetteer\Kernel\Calls\AfterResponse;
use Gazetteer\Submission\Pages\OwnerPages;

/** Sends the emails about claims after the response, and retries failed ones. */
final class ClaimMails
{
    public function __construct(private readonly Mailer $mailer, private readonly ClaimTable $claims, private readonly OwnerPages $pages)
    {
    }

    /** @return list<array{string, list<string|int>}> The events that send these emails. */
    public static function events(int $claim, ClaimMail ...$mails): array
    {
        return array_map(static fn (ClaimMail $mail): array => [ClaimsModule::RETRY_MAIL, [$mail->value, $claim, 0]], array_values($mails));
    }

    public function sendLater(int $claim, ClaimMail ...$mails): void
    {
        AfterResponse::add(function () use ($claim, $mails): void {
            foreach ($mails as $mail) {
                $this->send($mail, $claim, 0);
            }
        });
    }

    public function retry(mixed $mail, mixed $claim, mixed $failed): void
    {
        $known = is_string($mail) ? ClaimMail::tryFrom($mail) : null;
        if ($known !== null && is_int($claim) && is_int($failed)) {
            $this->send($known, $claim, $failed);
        }
    }

    private function send(ClaimMail $mail, int $id, int $failed): void
    {
        $claim = $this->claims->find($id);
        // The user who decides may use another admin language than the site.
        $isSwitched = switch_to_locale(get_locale());
        try {
            $written = $claim === null ? null : $mail->write($claim, $this->pages->address(OwnerPages::MY_LISTINGS));
        } finally {
            if ($isSwitched) {
                restore_previous_locale();
            }
        }
        $next = $written === null || $this->mailer->send($written) === '' ? 0 : RetryPlan::next($failed + 1, time());
        if ($next > 0) {
            wp_schedule_single_event($next, ClaimsModule::RETRY_MAIL, [$mail->value, $id, $failed + 1]);
        }
    }
}
