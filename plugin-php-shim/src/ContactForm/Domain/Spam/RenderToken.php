<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

/**
 * The signed time of rendering a form: `<unix time>.<signature>`. Pages may be cached, so a token has no maximum age.
 */
final class RenderToken
{
    public function __construct(private readonly Signer $signer)
    {
    }

    public function write(int $form, int $time): string
    {
        return $time . '.' . $this->signer->sign('drawn', (string) $form, (string) $time);
    }

    /**
     * Seconds since the form was rendered; null if the token is missing, forged, of another form, or from the future
     * because the clock was set back.
     */
    public function age(string $token, int $form, int $now): ?int
    {
        if (preg_match('/^(\d{1,12})\.([0-9a-f]{32})$/D', $token, $found) !== 1) {
            return null;
        }

        return $now >= (int) $found[1] && $this->signer->holds($found[2], 'drawn', (string) $form, $found[1]) ? $now - (int) $found[1] : null;
    }
}
