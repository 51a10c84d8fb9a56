<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Mail;

use Gazetteer\Claims\Admin\ClaimsScreen;
use Gazetteer\Claims\Domain\Claim;
use Gazetteer\Kernel\Mail\Domain\Mail;
use Gazetteer\Kernel\Mail\Domain\MailAddress;
use Gazetteer\Plans\Orders\OrderWords;
use Gazetteer\Submission\Accounts\UserNames;
use Gazetteer\Submission\Mail\SubmissionMail;
use WP_User;

/** The emails about a claim. Each can be rebuilt from stored data for a retry. */
enum ClaimMail: string
{
    /** To the claimant: the claim was received. */
    case Received = 'received';
    /** To the claimant: an account was created, with a link to set the password. */
    case Account = 'account';
    /** To the site owner: a new claim was made. */
    case Made = 'made';
    /** To the claimant: the decision. */
    case Approved = 'approved';
    case Declined = 'declined';
    /** To the former owner of the listing. */
    case Former = 'former';

    /**
     * @param string $own URL of the owners' dashboard; '' for none.
     * @return ?Mail Null if there is no recipient.
     */
    public function write(Claim $claim, string $own): ?Mail
    {
        $claimant = get_userdata($claim->claimant);
        $reader = $this === self::Former ? get_userdata($claim->former) : $claimant;
        if (!$reader instanceof WP_User || !$claimant instanceof WP_User) {
            return null;
        }
        $to = MailAddress::bare($this === self::Made ? (string) get_option('admin_email') : $reader->user_email);
        $title = SubmissionMail::plain(OrderWords::title($claim->listing));
        $lines = array_values(array_filter($this->lines($claim, $claimant, $title, $own), static fn (string $line): bool => $line !== ''));

        return $to === null ? null : new Mail(
            [$to],
            sprintf('[%s] %s', SubmissionMail::site(), $this->subject($title)),
            implode("\n\n", $lines),
            replyTo: $this === self::Made ? MailAddress::bare($claimant->user_email) : null,
            automatic: true,
        );
    }

    private function subject(string $title): string
    {
        return match ($this) {
            self::Account => __('Your account', 'gazetteer'),
            /* translators: %s: name of a listing. */
            self::Made => sprintf(__('New claim: %s', 'gazetteer'), $title),
            /* translators: %s: name of a listing. */
            self::Former => sprintf(__('Your listing “%s”', 'gazetteer'), $title),
            /* translators: %s: name of a listing. */
            default => sprintf(__('Your claim of “%s”', 'gazetteer'), $title),
        };
    }

    /** @return list<string> */
    private function lines(Claim $claim, WP_User $claimant, string $title, string $own): array
    {
        $way = get_post_status($claim->listing) === 'publish' ? (string) get_permalink($claim->listing) : '';

        return match ($this) {
            self::Received => [
                /* translators: %s: name of a listing. */
                sprintf(__('Thank you for claiming “%s”. We will review your claim and email you our decision.', 'gazetteer'), $title),
                $way,
            ],
            self::Account => [
                __('We created an account for you with your claim.', 'gazetteer') . ' ' . SubmissionMail::signInLine($claimant),
                SubmissionMail::passwordLine($claimant),
                ...SubmissionMail::ownPageLines($own),
            ],
            self::Made => [
                /* translators: 1: name of an account, 2: its email address, 3: name of a listing. */
                sprintf(__('%1$s (%2$s) claims the listing “%3$s”.', 'gazetteer'), SubmissionMail::plain(UserNames::chosenDisplayName($claimant) ?: $claim->name), $claimant->user_email, $title),
                $claim->words,
                __('Approve or decline the claim:', 'gazetteer') . "\n" . ClaimsScreen::reviewUrl($claim->id),
            ],
            self::Approved => [
                /* translators: %s: name of a listing. */
                sprintf(__('Your claim was approved. “%s” is now yours.', 'gazetteer'), $title),
                $claim->note,
                $own === '' ? '' : __('You can edit it here:', 'gazetteer') . "\n" . $own,
                $way,
            ],
            self::Declined => [
                /* translators: %s: name of a listing. */
                sprintf(__('We could not approve your claim of “%s”.', 'gazetteer'), $title),
                $claim->note,
            ],
            self::Former => [
                /* translators: %s: name of a listing. */
                sprintf(__('We approved another person’s claim of “%s”. You can no longer edit it with your account.', 'gazetteer'), $title),
                __('If this is a mistake, please contact the site:', 'gazetteer') . "\n" . home_url('/'),
            ],
        };
    }
}
