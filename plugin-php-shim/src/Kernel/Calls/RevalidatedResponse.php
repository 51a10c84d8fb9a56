<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Calls;

use Gazetteer\Kernel\JsonResponse;
use WP_REST_Request;
use WP_REST_Response;

if (!defined('ABSPATH')) {
    exit;
}

/** A response that clients may store and must revalidate. If the client has the same response, only its status is sent. */
final class RevalidatedResponse
{
    /**
     * @param array<array-key, mixed>|null $body
     * @param array<string, string> $headers
     */
    public static function create(WP_REST_Request $request, ?array $body, array $headers): WP_REST_Response
    {
        $tag = 'W/"' . md5(JsonResponse::encode([$body, $headers])) . '"';
        $known = array_map(trim(...), explode(',', (string) $request->get_header('if_none_match')));
        $isKnown = in_array($tag, $known, true) || in_array('*', $known, true);

        return new WP_REST_Response($isKnown ? null : $body, $isKnown ? 304 : 200, $headers + ['ETag' => $tag, 'Cache-Control' => 'no-cache']);
    }
}
