<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck\Domain;

use Gazetteer\Contract\BotCheck;

/** The bot check providers that the plugin supports. */
enum Provider: string
{
    case Recaptcha = 'recaptcha';
    case Turnstile = 'turnstile';
    case Hcaptcha = 'hcaptcha';

    /** The brand name. It is not translated. */
    public function title(): string
    {
        return match ($this) {
            self::Recaptcha => 'Google reCAPTCHA v3',
            self::Turnstile => 'Cloudflare Turnstile',
            self::Hcaptcha => 'hCaptcha',
        };
    }

    /** The name of the contact form input that carries the token. */
    public function tokenInput(): string
    {
        return match ($this) {
            self::Recaptcha => BotCheck::TOKEN_INPUT_RECAPTCHA,
            self::Turnstile => BotCheck::TOKEN_INPUT_TURNSTILE,
            self::Hcaptcha => BotCheck::TOKEN_INPUT_HCAPTCHA,
        };
    }

    public function address(): string
    {
        return match ($this) {
            self::Recaptcha => 'https://www.google.com/recaptcha/api/siteverify',
            self::Turnstile => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
            self::Hcaptcha => 'https://api.hcaptcha.com/siteverify',
        };
    }

    /** Whether the provider returns a score, so that the plugin decides which visitors to reject. */
    public function scores(): bool
    {
        return $this === self::Recaptcha;
    }

    /** Whether the provider's response contains the action that the token was made for. */
    public function namesAction(): bool
    {
        return $this !== self::Hcaptcha;
    }

    /** The placeholder that the provider may return instead of the host name. hCaptcha does so under heavy traffic. */
    public function unnamedHost(): string
    {
        return $this === self::Hcaptcha ? 'not-provided' : '';
    }
}
