<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck\Domain;

use Gazetteer\Contract\BotCheck;

/** Who tells people from robots, and how its server is asked. */
enum Provider: string
{
    case Recaptcha = 'recaptcha';
    case Turnstile = 'turnstile';
    case Hcaptcha = 'hcaptcha';

    /** Its own name, the same in every language. */
    public function title(): string
    {
        return match ($this) {
            self::Recaptcha => 'Google reCAPTCHA v3',
            self::Turnstile => 'Cloudflare Turnstile',
            self::Hcaptcha => 'hCaptcha',
        };
    }

    /** The input of a contact form that carries its token. */
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

    /** Whether it says how human somebody looks, and leaves the verdict to us. */
    public function scores(): bool
    {
        return $this === self::Recaptcha;
    }

    /** Whether it says which form the token was made for. */
    public function namesAction(): bool
    {
        return $this !== self::Hcaptcha;
    }

    /** Under heavy traffic hCaptcha leaves the host out, and says so by this word. */
    public function unnamedHost(): string
    {
        return $this === self::Hcaptcha ? 'not-provided' : '';
    }
}
