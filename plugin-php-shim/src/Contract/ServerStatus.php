<?php

// Written by `npm run contract` from packages/contract/contact-form/form-status.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The server's words for what became of a contact form. Spec section 4. */
enum ServerStatus: string
{
    case Init = 'init';
    case ValidationFailed = 'validation_failed';
    case AcceptanceMissing = 'acceptance_missing';
    case Spam = 'spam';
    case Aborted = 'aborted';
    case MailSent = 'mail_sent';
    case MailFailed = 'mail_failed';
    case Submitting = 'submitting';
    case Resetting = 'resetting';
    case Validating = 'validating';
    case PaymentRequired = 'payment_required';
}
