<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Mail;

use Gazetteer\Claims\ClaimsModule;
use Gazetteer\Claims\Storage\ClaimTable;
use Gazetteer\Kernel\Mail\Domain\Mail;
use Gazetteer\Kernel\Mail\Mailer;
use Gazetteer\Kernel\Mail\StoredMails;
use Gazetteer\Submission\Pages\OwnerPages;

if (!defined('ABSPATH')) {
    exit;
}

/** Sends the emails about claims and retries failed ones. The enum `ClaimMail` lists these emails. */
final class ClaimMails extends StoredMails
{
    protected const EVENT = ClaimsModule::RETRY_MAIL;

    public function __construct(Mailer $mailer, private readonly ClaimTable $claims, private readonly OwnerPages $pages)
    {
        parent::__construct($mailer);
    }

    protected function write(string $mail, int $about): ?Mail
    {
        $claim = $this->claims->find($about);

        return $claim === null ? null : ClaimMail::tryFrom($mail)?->write($claim, $this->pages->address(OwnerPages::MY_LISTINGS));
    }
}
