<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain;

/** Whether a request is somebody who follows a link. Only looked at, never kept. */
final class Visit
{
    /** Words in what programs call themselves when they are not a person's browser. Cubot makes telephones. */
    private const PROGRAMS = '/(?<!cu)bot|crawl|spider|slurp|scrap|preview|archiv|monitor|uptime|lighthouse|headless|phantom|facebookexternalhit|embedly|whatsapp|curl|wget|httpie|postman|python|perl|ruby|java\/|okhttp|go-http|libwww|http-?client|node-fetch|axios|undici|feed|validator|scanner|check/i';
    private const AHEAD = '/prefetch|prerender|preview/i';

    /** @param array<string, string> $headers By name in lower case; those that are missing are not there. */
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
