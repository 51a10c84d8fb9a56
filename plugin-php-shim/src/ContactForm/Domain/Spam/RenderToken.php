<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

/** When a form was drawn, signed: `<unix time>.<signature>`. Pages are cached, so it may be of any age. */
final class RenderToken
{
    public function __construct(private readonly Signer $signer)
    {
    }

    public function write(int $form, int $time): string
    {
        return $time . '.' . $this->signer->sign('drawn', (string) $form, (string) $time);
    }

    /** Seconds since the form was drawn; nothing where the token is missing, forged or another form's, or a clock was set back. */
    public function age(string $token, int $form, int $now): ?int
    {
        if (preg_match('/^(\d{1,12})\.([0-9a-f]{32})$/D', $token, $found) !== 1) {
            return null;
        }

        return $now >= (int) $found[1] && $this->signer->holds($found[2], 'drawn', (string) $form, $found[1]) ? $now - (int) $found[1] : null;
    }
}
