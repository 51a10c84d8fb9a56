<?php
/**
 * For tests only. Request headers make a request fail in one way:
 * - `X-Test-Break: 3` interrupts at the third statement that writes. `X-Test-Break-How: exit` ends the process there,
 * `failed` makes that statement fail, `dead` makes all further statements fail.
 * - `X-Test-Disk: temp` or `place` makes the temporary or the final upload folder unwritable. `empty`, `half` or
 * `sizes` simulates a full disk: the image editor writes empty files, half files, or only the first size, and reports
 * success.
 * - `X-Test-Impatient: 1` does not wait for a turn to decode images.
 * - `X-Test-Tries: 1` removes the rate limits, or the one limit that is named. `X-Test-Site-Tries: 2` sets the limit
 * per minute of the whole site.
 * - `X-Test-Bot` is the answer of the bot-check service.
 * - `X-Test-Neighbour: throws` is another plugin that prints, warns or throws while a listing is saved.
 * - `X-Test-Clock: 86400` moves the clock of the plugin by these seconds.
 * `?test_editor=1` adds the WordPress editor to the description, as some themes do.
 */

declare(strict_types=1);

if (isset($_SERVER['HTTP_X_TEST_BREAK'])) {
    add_filter('query', static function (string $query): string {
        static $written = 0;
        // Active from the start of the plugin's AJAX action to the end of its response.
        $isAsked = did_action('wp_ajax_gazetteer_submit_listing_ajax') + did_action('wp_ajax_nopriv_gazetteer_submit_listing_ajax') > 0 && !did_action('shutdown');
        $step = (int) $_SERVER['HTTP_X_TEST_BREAK'];
        $how = $_SERVER['HTTP_X_TEST_BREAK_HOW'] ?? '';
        $isWrite = $isAsked && preg_match('/^\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $query) === 1 && ++$written > 0;
        if ($how === 'dead' && $isAsked && $written >= $step) {
            return "{$query} THAT NO DATABASE READS";
        }
        if ($isWrite && $written === $step) {
            match ($how) {
                'failed' => $query .= ' THAT NO DATABASE READS',
                'exit' => exit,
                default => throw new RuntimeException('broken by a test'),
            };
        }

        return $query;
    });
}

if (in_array($_SERVER['HTTP_X_TEST_DISK'] ?? '', ['temp', 'place'], true)) {
    add_filter('upload_dir', static function (array $uploads): array {
        // A path below a file cannot be created.
        $nowhere = __FILE__ . '/uploads';

        return ($_SERVER['HTTP_X_TEST_DISK'] === 'temp' ? ['basedir' => $nowhere] : ['path' => $nowhere]) + $uploads;
    });
}

if (in_array($_SERVER['HTTP_X_TEST_DISK'] ?? '', ['empty', 'half', 'sizes'], true)) {
    add_filter('wp_image_editors', static function (): array {
        if (!class_exists('Gazetteer_Test_Full_Disk')) {
            /** Reports success without writing the file, like GD on a full disk. */
            class Gazetteer_Test_Full_Disk extends WP_Image_Editor_GD
            {
                private static $written = 0;

                protected function _save($image, $filename = null, $mime_type = null)
                {
                    $saved = parent::_save($image, $filename, $mime_type);
                    $how = $_SERVER['HTTP_X_TEST_DISK'];
                    if ($how !== 'sizes' || self::$written++ > 0) {
                        file_put_contents($saved['path'], $how === 'half' ? substr(file_get_contents($saved['path']), 0, intdiv(filesize($saved['path']), 2)) : '');
                    }

                    return $saved;
                }
            }
        }

        return ['Gazetteer_Test_Full_Disk'];
    });
}

if (isset($_SERVER['HTTP_X_TEST_IMPATIENT'])) {
    // PHP looks up a function in the current namespace first.
    eval('namespace Gazetteer\Submission\Images; function microtime(bool $asNumber = false): float { static $asked = 0; return \microtime(true) + 3600 * $asked++; }');
}

if (isset($_SERVER['HTTP_X_TEST_NEIGHBOUR'])) {
    $how = $_SERVER['HTTP_X_TEST_NEIGHBOUR'];
    if ($how === 'warns') {
        // Print warnings to the page, like a debugging tool.
        set_error_handler(static function (int $_level, string $message): bool {
            echo "<p>{$message}</p>";

            return true;
        });
    }
    add_action('save_post', static fn () => match ($how) {
        'prints' => print '<p>Saved by a neighbour.</p>',
        'warns' => trigger_error('A neighbour warns.', E_USER_WARNING),
        default => throw new Error('a neighbour broke'),
    });
}

if (isset($_SERVER['HTTP_X_TEST_CLOCK'])) {
    // PHP looks up a function in the current namespace first.
    foreach (['ContactForm\Submission', 'Kernel', 'Kernel\Mail', 'Kernel\Once', 'Plans\Orders', 'Submission', 'Submission\Expiry', 'Submission\Guard', 'Submission\Mail', 'Submission\Writing'] as $place) {
        eval("namespace Gazetteer\\{$place}; function time(): int { return \\time() + (int) \$_SERVER['HTTP_X_TEST_CLOCK']; }");
    }
}

if (isset($_SERVER['HTTP_X_TEST_TRIES'])) {
    add_filter('gazetteer_submission_tries', static fn (int $most, string $what): int => in_array($_SERVER['HTTP_X_TEST_TRIES'], ['1', $what], true) ? 1000 : $most, 10, 2);
}

if (isset($_SERVER['HTTP_X_TEST_SITE_TRIES'])) {
    add_filter('gazetteer_site_tries', static fn (): int => (int) $_SERVER['HTTP_X_TEST_SITE_TRIES']);
}

add_filter('pre_http_request', static function (mixed $answer, array $_asked, string $url): mixed {
    $said = $_SERVER['HTTP_X_TEST_BOT'] ?? null;
    if ($said === null || !str_contains($url, '/siteverify')) {
        return $answer;
    }

    return $said === 'down'
        ? new WP_Error('http_request_failed', 'timed out')
        : ['headers' => [], 'body' => wp_unslash($said), 'response' => ['code' => 200, 'message' => 'OK'], 'cookies' => [], 'filename' => null];
}, PHP_INT_MAX, 3);

if (isset($_GET['test_editor'])) {
    $drawn = static function (array $textarea): string {
        ob_start();
        wp_editor(html_entity_decode($textarea[1], ENT_QUOTES | ENT_HTML5, 'UTF-8'), 'inputDescription', ['textarea_name' => 'postContent', 'media_buttons' => false, 'textarea_rows' => 8, 'editor_class' => 'lp-required-field']);

        return (string) ob_get_clean();
    };
    add_filter('the_content', static fn (string $html): string => (string) preg_replace_callback('~<textarea\b[^>]*\bid="inputDescription"[^>]*>(.*?)</textarea>~s', $drawn, $html), PHP_INT_MAX);
}
