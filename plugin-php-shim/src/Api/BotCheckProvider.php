<?php

declare(strict_types=1);

namespace Gazetteer\Api;

/** A service that distinguishes people from bots. Register it with the filter `gazetteer_bot_check_providers`. */
interface BotCheckProvider
{
    /** The name of the service, as plain text. Site owners and visitors see it. */
    public function title(): string;

    /** The URL of a script that sets `window.gazetteerBotChecks[slug]` to a function that returns a token. */
    public function script(): string;

    /**
     * The URL of an API that verifies tokens like reCAPTCHA's `siteverify`. Gazetteer posts `secret` and `response`
     * to it, and reads `success`, `hostname` and `error-codes` from the response. Return '' to verify tokens in
     * `verify()`.
     */
    public function verifyAddress(): string;

    /**
     * Returns whether the token comes from a person; null if the service does not respond. Called only if
     * `verifyAddress()` returns ''.
     *
     * @param string $secret The secret key from the settings.
     * @param string $action The action that was passed to the script: `lp_submitlisting`, `contact_form` or
     *     `claim_listing`.
     */
    public function verify(string $token, string $secret, string $action): ?bool;
}
