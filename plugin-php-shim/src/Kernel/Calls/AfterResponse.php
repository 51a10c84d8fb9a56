<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Calls;

use Closure;
use Gazetteer\Kernel\JsonResponse;

/**
 * Runs slow work, such as sending mails, after the response is sent, so that the visitor does not wait for it. If PHP
 * cannot end the response early, a `Content-Length` header lets the browser stop waiting.
 */
final class AfterResponse
{
    /** Priority on `shutdown` that runs before WordPress flushes the output buffers at priority 1. */
    private const BEFORE_OUTPUT = 0;
    /** Priority on `shutdown` that runs after the plugin has written its search index. */
    private const LAST = 20;

    private static bool $hasWork = false;

    public static function add(Closure $work): void
    {
        if (!self::$hasWork) {
            self::$hasWork = true;
            JsonResponse::declareLength();
            add_action('shutdown', self::endRedirect(...), self::BEFORE_OUTPUT);
            add_action('shutdown', self::finish(...), self::LAST);
        }
        add_action('shutdown', $work, self::LAST);
    }

    private static function endRedirect(): void
    {
        if (!headers_sent() && in_array(http_response_code(), [301, 302, 303, 307, 308], true)) {
            JsonResponse::dropOutput();
            JsonResponse::sendLength(0);
        }
    }

    private static function finish(): void
    {
        ignore_user_abort(true);
        // An open PHP session blocks the visitor's next request.
        if (session_status() === PHP_SESSION_ACTIVE) {
            session_write_close();
        }
        match (true) {
            function_exists('fastcgi_finish_request') => fastcgi_finish_request(),
            function_exists('litespeed_finish_request') => litespeed_finish_request(),
            default => flush(),
        };
    }
}
