<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

/**
 * Signs values in a form, so that the server can verify them when the form is submitted. The secret stays on the
 * server.
 */
final class Signer
{
    public function __construct(private readonly string $secret)
    {
    }

    public function sign(string ...$parts): string
    {
        // Without the length prefixes, ('ab', 'c') and ('a', 'bc') would have the same signature.
        $sealed = array_map(static fn (string $part): string => strlen($part) . ':' . $part, $parts);

        return substr(hash_hmac('sha256', implode('|', $sealed), $this->secret), 0, 32);
    }

    public function holds(string $signature, string ...$parts): bool
    {
        return hash_equals($this->sign(...$parts), $signature);
    }
}
