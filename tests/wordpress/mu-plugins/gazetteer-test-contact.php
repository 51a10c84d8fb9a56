<?php
/**
 * For tests only. Sends the number of queries of a REST call in a header, and removes the time and
 * rate limits of contact forms, since tests submit faster than people. The file
 * wp-content/contact-limits restores the limits with the number of attempts in it. Some message
 * texts simulate a failed mail, a lost mail or postage.
 */

declare(strict_types=1);

$gazetteer_limits = WP_CONTENT_DIR . '/contact-limits';

add_filter('rest_pre_serve_request', static function (bool $served): bool {
    header('X-Queries: ' . get_num_queries());

    return $served;
}, 1);
add_filter('gazetteer_contact_form_tries', static fn (int $most): int => is_file($gazetteer_limits) ? (int) file_get_contents($gazetteer_limits) : 1000);
add_filter('gazetteer_contact_form_seconds', static fn (int $seconds): int => is_file($gazetteer_limits) ? $seconds : 0);
add_filter(
    'gazetteer_abort_contact_form',
    static fn (bool|string $veto, object $form, object $posted): bool|string => str_contains(implode($posted->values('your-message')), 'Please refuse me') ? true : $veto,
    10,
    3,
);
add_filter('pre_wp_mail', static fn (?bool $sent, array $mail): ?bool => str_contains((string) $mail['message'], 'Please lose me') ? false : $sent, 5, 2);
add_filter(
    'gazetteer_rest_answer',
    static function (?array $answer, string $path, object $input): ?array {
        $asked = preg_match('/^Please be (\w+)$/', $input->text('your-message'), $found) === 1;

        return $asked && str_ends_with($path, '/feedback') ? ['status' => $found[1]] + (array) $answer : $answer;
    },
    10,
    3,
);
