<?php

// Written by `npm run contract` from packages/contract/page/bot-check.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** What a bot check is called on the wire; one name is misspelt there. Spec section 7. */
final class BotCheck
{
    public const ACTION = 'lp_submitlisting';
    public const TOKEN_FIELD = 'token';
    public const ENABLED_ATTRIBUTE = 'data-lp-recaptcha';
    public const SITE_KEY_ATTRIBUTE = 'data-lp-recaptcha-sitekey';
    public const ACTION_OF_CONTACT = 'contact_form';
    public const ACTION_OF_CLAIM = 'claim_listing';
    public const TOKEN_INPUT_RECAPTCHA = '_wpcf7_recaptcha_response';
    public const TOKEN_INPUT_TURNSTILE = '_wpcf7_turnstile_response';
    public const TOKEN_INPUT_HCAPTCHA = 'h-captcha-response';
    public const TOKEN_INPUT_OTHER = '_gazetteer_bot_check';
}
