<?php

// Written by `npm run contract` from packages/contract/listing-form/submit-answer.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** How a submitted listing is answered: as what, and the marks of an account's errors. */
final class SubmitAnswer
{
    public const ACCOUNT_ERROR_TAKEN = 'email-exist-error';
    public const ACCOUNT_ERROR_WRONG_CREDENTIALS = 'invalid-cred-error';
}
