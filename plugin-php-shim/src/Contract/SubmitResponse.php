<?php

// Written by `npm run contract` from packages/contract/listing-form/submit-answer.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The three words a submitted listing is answered with. Spec section 7. */
enum SubmitResponse: string
{
    case Success = 'success';
    case Fail = 'fail';
    case Failure = 'failure';
}
