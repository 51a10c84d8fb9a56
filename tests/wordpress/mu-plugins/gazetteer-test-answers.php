<?php
/**
 * For tests only. Adds a header with the number of database queries to AJAX responses. Keeps each response open until
 * PHP has finished, so that a test can immediately check work that runs after the response. With the header
 * `X-Test-Answer: early`, the response ends early, as for visitors.
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
