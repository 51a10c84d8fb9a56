<?php
/**
 * For tests only. Sends the number of queries of an AJAX call in a header, and ends a response only when its request
 * ends, so that a test can check immediately what happens after the response. With `X-Test-Answer: early`, the response
 * ends early, as for visitors.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Calls\AfterResponse;

// PHP sends the headers with the first byte of the response, after the last query.
header_register_callback(static function (): void {
    if (class_exists(AfterResponse::class, false) && !isset($_SERVER['HTTP_X_TEST_ANSWER'])) {
        header_remove('Content-Length');
    }
    if (wp_doing_ajax()) {
        header('X-Queries: ' . get_num_queries());
    }
});
