<?php
/**
 * For tests only. Sends mails to the SMTP server whose port is in wp-content/smtp-port. Without that file, mails count
 * as sent and are discarded, because the PHP of a test site cannot send any.
 */

declare(strict_types=1);

use PHPMailer\PHPMailer\PHPMailer;

$gazetteer_smtp = WP_CONTENT_DIR . '/smtp-port';

add_filter('pre_wp_mail', static fn (?bool $sent): ?bool => $sent ?? (is_file($gazetteer_smtp) ? null : true));

add_action('phpmailer_init', static function (PHPMailer $mailer) use ($gazetteer_smtp): void {
    $mailer->isSMTP();
    $mailer->Host = '127.0.0.1';
    $mailer->Port = (int) file_get_contents($gazetteer_smtp);
    $mailer->SMTPAuth = false;
    $mailer->SMTPAutoTLS = false;
    // Tests decide how slowly the server answers.
    $mailer->Timeout = 20;
});

// The test site has an IP address as host, which is invalid in a sender address.
add_filter('wp_mail_from', static fn (string $from): string => str_ends_with($from, '@127.0.0.1') ? 'wordpress@site.example' : $from);
