<?php

declare(strict_types=1);

namespace Gazetteer\Data;

use Gazetteer\Plugin;
use WP_REST_Response;

/**
 * For guests, removes the routes that they cannot use from the REST API index. Only affects routes of listings and
 * their terms.
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
        $own = Plugin::settings()->restNamespace();
        foreach ($data['routes'] as $route => $description) {
            if (str_starts_with($route, self::LISTINGS) && preg_match('~/(revisions|autosaves)(/|$)~', $route) === 1) {
                unset($data['routes'][$route]);
            } elseif (str_starts_with($route, self::LISTINGS)) {
                $data['routes'][$route] = self::readable($description, false);
            } elseif (str_starts_with($route, self::TERMS) || ($description['namespace'] ?? '') === $own) {
                $data['routes'][$route] = self::readable($description, true);
            }
        }
        $index->set_data($data);

        return $index;
    }

    /**
     * @param array<string, mixed> $route
     * @param bool $isUsual Whether to omit the route's arguments, because they are the same for all taxonomies. Clients can read them with an OPTIONS request.
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
