<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Mail;

use Closure;
use Gazetteer\Kernel\Mail\Domain\Mail;
use Gazetteer\Kernel\Mail\Mailer;
use Gazetteer\Kernel\Mail\StoredMails;
use Gazetteer\Listings\Domain\ListingSenders;
use Gazetteer\Plans\Payments\PaymentsDue;
use Gazetteer\Submission\Expiry\Renewal;
use Gazetteer\Submission\Pages\OwnerPages;
use Gazetteer\Submission\SubmissionModule;

if (!defined('ABSPATH')) {
    exit;
}

/** Sends the emails about listings and retries failed ones. The enum `SubmissionMail` lists these emails. */
final class SubmissionMails extends StoredMails implements ListingSenders
{
    protected const EVENT = SubmissionModule::RETRY_MAIL;

    /**
     * @param Closure(): Renewal $renewal
     * @param Closure(): PaymentsDue $payments
     */
    public function __construct(Mailer $mailer, private readonly OwnerPages $pages, private readonly Closure $renewal, private readonly Closure $payments)
    {
        parent::__construct($mailer);
    }

    public function tellPublished(int $listing): void
    {
        $this->sendLater($listing, SubmissionMail::Published);
    }

    protected function write(string $mail, int $about): ?Mail
    {
        return SubmissionMail::tryFrom($mail)?->write($about, $this->pages, $this->renewal, $this->payments);
    }
}
