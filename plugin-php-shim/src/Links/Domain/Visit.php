<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain;

/** Detects whether a request is a person following a link. Reads the headers, stores nothing. */
final class Visit
{
    /** Parts of the user agents of bots and other programs. "Cubot" is a phone brand, not a bot. */
    private const PROGRAMS = '/(?<!cu)bot|crawl|spider|slurp|scrap|preview|archiv|monitor|uptime|lighthouse|headless|phantom|facebookexternalhit|embedly|whatsapp|curl|wget|httpie|postman|python|perl|ruby|java\/|okhttp|go-http|libwww|http-?client|node-fetch|axios|undici|feed|validator|scanner|check/i';
    private const AHEAD = '/prefetch|prerender|preview/i';

    /** @param array<string, string> $headers Keyed by lowercase name; missing headers have no key. */
    public static function isPerson(string $method, array $headers): bool
    {
        if ($method !== 'GET') {
            return false;
        }
        foreach (['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as $header) {
            if (preg_match(self::AHEAD, $headers[$header] ?? '') === 1) {
                return false;
            }
        }
        $agent = trim($headers['user-agent'] ?? '');

        return $agent !== '' && preg_match(self::PROGRAMS, $agent) !== 1;
    }
}
