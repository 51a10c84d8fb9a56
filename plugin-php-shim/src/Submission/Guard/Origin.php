<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

/** Where the page stands that sent a request, as far as the browser tells. */
enum Origin
{
    case Own;
    case Foreign;
    case Unknown;

    /** @param array<array-key, mixed> $server As $_SERVER. */
    public static function of(array $server, string $home): self
    {
        $site = $server['HTTP_SEC_FETCH_SITE'] ?? '';
        $origin = $server['HTTP_ORIGIN'] ?? '';
        if (is_string($origin) && $origin !== '') {
            return self::plain($origin) === self::plain($home) ? self::Own : self::Foreign;
        }

        return match ($site) {
            'same-origin' => self::Own,
            '' => self::Unknown,
            default => self::Foreign,
        };
    }

    public static function ofRequest(): self
    {
        return self::of($_SERVER, home_url());
    }

    /** Scheme, host and port. */
    private static function plain(string $url): string
    {
        $parts = parse_url(strtolower($url));
        $scheme = $parts['scheme'] ?? '';
        $port = $parts['port'] ?? ($scheme === 'https' ? 443 : 80);

        return is_array($parts) && isset($parts['host']) ? "{$scheme}://{$parts['host']}:{$port}" : '';
    }
}
