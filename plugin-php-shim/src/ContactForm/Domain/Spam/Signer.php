<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

/** Signs data that the page sends back, with a secret that stays on the server. */
final class Signer
{
    public function __construct(private readonly string $secret)
    {
    }

    public function sign(string ...$parts): string
    {
        // The length prefix keeps ('ab', 'c') and ('a', 'bc') from having the same signature.
        $sealed = array_map(static fn (string $part): string => strlen($part) . ':' . $part, $parts);

        return substr(hash_hmac('sha256', implode('|', $sealed), $this->secret), 0, 32);
    }

    public function holds(string $signature, string ...$parts): bool
    {
        return hash_equals($this->sign(...$parts), $signature);
    }
}
