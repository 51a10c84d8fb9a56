<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Calls;

use Closure;
use Gazetteer\Kernel\JsonResponse;

/**
 * What is done once somebody has their answer, such as sending mails: nobody waits for a slow mail server. Where PHP cannot
 * end the response by itself, the browser is told how long it is, and waits for no more.
 */
final class AfterResponse
{
    /** Before WordPress gives out what is buffered, ... */
    private const BEFORE_OUTPUT = 0;
    /** ... and once the search index was written. */
    private const LAST = 20;

    private static bool $hasWork = false;

    public static function add(Closure $work): void
    {
        if (!self::$hasWork) {
            self::$hasWork = true;
            JsonResponse::tellLength();
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
        // The next request of the same visitor would wait for it.
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
