<?php
/**
 * Only for tests: breaks a request at a statement that writes, counted from the first (`X-Test-Break: 3`; with `X-Test-Break-How:
 * exit` another plugin ends it there, with `failed` the database refuses that one, and with `dead` all from there on), has no room on the disk
 * for images that wait (`X-Test-Disk: temp`), for those that stay (`X-Test-Disk: place`), or runs full while images are written: each is empty
 * (`X-Test-Disk: empty`), is half there (`half`), or all but the first are empty (`sizes`), which the image editor does not notice. It does not wait for a
 * turn to decode images with `X-Test-Impatient: 1`, lets a test submit as often as it likes (`X-Test-Tries: 1`, or one thing that is counted), and answers for the
 * bot-check service what `X-Test-Bot` says. A neighbour that prints, warns or throws while a listing is written: `X-Test-Neighbour: throws`. The
 * clock that the plugin sees is off by `X-Test-Clock: 86400` seconds. The whole site takes `X-Test-Site-Tries: 2` in a minute where visitors cannot be told apart. `?test_editor=1` draws WordPress's own editor over the description, as themes do.
 */

declare(strict_types=1);

if (isset($_SERVER['HTTP_X_TEST_BREAK'])) {
    add_filter('query', static function (string $query): string {
        static $written = 0;
        // From the moment on at which the plugin is asked, until its answer is given.
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
        // A folder in a file cannot be made, and holds nothing.
        $nowhere = __FILE__ . '/uploads';

        return ($_SERVER['HTTP_X_TEST_DISK'] === 'temp' ? ['basedir' => $nowhere] : ['path' => $nowhere]) + $uploads;
    });
}

if (in_array($_SERVER['HTTP_X_TEST_DISK'] ?? '', ['empty', 'half', 'sizes'], true)) {
    add_filter('wp_image_editors', static function (): array {
        if (!class_exists('Gazetteer_Test_Full_Disk')) {
            /** Says that it has written what it has not, as GD does on a full disk. */
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
    // PHP asks for a function of the namespace first.
    eval('namespace Gazetteer\Submission\Images; function microtime(bool $asNumber = false): float { static $asked = 0; return \microtime(true) + 3600 * $asked++; }');
}

if (isset($_SERVER['HTTP_X_TEST_NEIGHBOUR'])) {
    $how = $_SERVER['HTTP_X_TEST_NEIGHBOUR'];
    if ($how === 'warns') {
        // As debugging tools do.
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
    // PHP asks for a function of the namespace first.
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
