<?php

// Written by `npm run contract` from packages/contract/listing-form/bot-check.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The score-based bot-check; one name is misspelt on the wire. Spec section 7. */
final class BotCheck
{
    public const ACTION = 'lp_submitlisting';
    public const TOKEN_FIELD = 'token';
    public const ENABLED_ATTRIBUTE = 'data-lp-recaptcha';
    public const SITE_KEY_ATTRIBUTE = 'data-lp-recaptcha-sitekey';
}
