<?php

declare(strict_types=1);

namespace Gazetteer\Data;

use WP_REST_Response;

/**
 * Shortens the REST API index for guests: for listings and their terms it contains only the routes that guests can
 * read.
 */
final class GuestIndex
{
    private const LISTINGS = '/wp/v2/' . Types::LISTINGS;
    private const TERMS = '/wp/v2/' . Types::TERMS;

    public static function shorten(WP_REST_Response $index): WP_REST_Response
    {
        $data = $index->get_data();
        if (is_user_logged_in() || !is_array($data) || !is_array($data['routes'] ?? null)) {
            return $index;
        }
        foreach ($data['routes'] as $route => $told) {
            if (str_starts_with($route, self::LISTINGS) && preg_match('~/(revisions|autosaves)(/|$)~', $route) === 1) {
                unset($data['routes'][$route]);
            } elseif (str_starts_with($route, self::LISTINGS) || str_starts_with($route, self::TERMS)) {
                $data['routes'][$route] = self::readable($told, str_starts_with($route, self::TERMS));
            }
        }
        $index->set_data($data);

        return $index;
    }

    /**
     * @param array<string, mixed> $route
     * @param bool $isUsual The arguments are the same as for all terms, so omit them; an OPTIONS request returns them.
     * @return array<string, mixed>
     */
    private static function readable(array $route, bool $isUsual): array
    {
        $endpoints = array_filter((array) ($route['endpoints'] ?? []), static fn (array $endpoint): bool => $endpoint['methods'] === ['GET']);

        return ['methods' => ['GET'], 'endpoints' => array_map(
            static fn (array $endpoint): array => $isUsual ? ['args' => (object) []] + $endpoint : $endpoint,
            array_values($endpoints),
        )] + $route;
    }
}
