<?php

declare(strict_types=1);

namespace Gazetteer\Api;

/** A service that distinguishes people from bots. Register it with the filter `gazetteer_bot_check_providers`. */
interface BotCheckProvider
{
    /** The name of the service, for the settings and for visitors. Plain text. */
    public function title(): string;

    /** The address of a script that sets `window.gazetteerBotChecks[slug]` to a function that returns a token. */
    public function script(): string;

    /**
     * The address of an API that verifies tokens like reCAPTCHA's `siteverify`. Gazetteer then posts `secret` and
     * `response`, and reads `success`, `hostname` and `error-codes`. Return '' to verify tokens in `verify()`.
     */
    public function verifyAddress(): string;

    /**
     * Whether the token comes from a person; null if the service does not respond. Called only without an address.
     *
     * @param string $secret The secret key from the settings.
     * @param string $action `lp_submitlisting`, `contact_form` or `claim_listing`, as passed to the script.
     */
    public function verify(string $token, string $secret, string $action): ?bool;
}
