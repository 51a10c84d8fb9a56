<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

/** The origin of the page that sent a request, from the headers of the browser. */
enum Origin
{
    case Own;
    case Foreign;
    case Unknown;

    /**
     * @param array<array-key, mixed> $server As $_SERVER.
     * @param list<string> $own Addresses of the site.
     */
    public static function of(array $server, array $own): self
    {
        $site = $server['HTTP_SEC_FETCH_SITE'] ?? '';
        $origin = $server['HTTP_ORIGIN'] ?? '';
        // WordPress and the site may be on sibling subdomains, which browsers call "same-site".
        if (is_string($site) && !in_array($site, ['', 'same-site'], true)) {
            return $site === 'same-origin' ? self::Own : self::Foreign;
        }
        if (!is_string($origin) || $origin === '') {
            return $site === 'same-site' ? self::Foreign : self::Unknown;
        }

        return in_array(self::plain($origin), array_map(self::plain(...), $own), true) ? self::Own : self::Foreign;
    }

    public static function ofRequest(): self
    {
        return self::of($_SERVER, [home_url(), site_url()]);
    }

    /** Scheme, host and port. An invalid URL equals no other one. */
    private static function plain(string $url): string
    {
        $parts = parse_url(strtolower($url));
        if (!is_array($parts) || !isset($parts['scheme'], $parts['host'])) {
            return "no address: {$url}";
        }
        $port = $parts['port'] ?? ($parts['scheme'] === 'https' ? 443 : 80);

        return "{$parts['scheme']}://{$parts['host']}:{$port}";
    }
}
