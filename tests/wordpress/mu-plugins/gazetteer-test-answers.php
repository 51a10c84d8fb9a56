<?php
/**
 * Only for tests: says what an AJAX call has cost the database, and has an answer end with its request, so that a test may
 * look at once at what is done after it; where it asks for that (`X-Test-Answer: early`), the answer comes as visitors get it.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Calls\AfterResponse;

// The headers go out with the first byte of the answer, which is after all that was asked.
header_register_callback(static function (): void {
    if (class_exists(AfterResponse::class, false) && !isset($_SERVER['HTTP_X_TEST_ANSWER'])) {
        header_remove('Content-Length');
    }
    if (wp_doing_ajax()) {
        header('X-Queries: ' . get_num_queries());
    }
});
