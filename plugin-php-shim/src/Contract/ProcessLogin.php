<?php

// Written by `npm run contract` from packages/contract/listing-form/process-login.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** Whether the account fields are a login or a sign-up. Spec section 6. */
enum ProcessLogin: string
{
    case Yes = 'yes';
    case No = 'no';
}
