<?php
/**
 * Only for tests: sends the site's mails to the SMTP server whose port stands in wp-content/smtp-port. Where there is
 * no such file, mails count as sent and go nowhere: the PHP of a site under test has no way of its own to send any.
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
    // A test says when a slow server answers.
    $mailer->Timeout = 20;
});

// The site has an address and no name, and mail can come from nobody there.
add_filter('wp_mail_from', static fn (string $from): string => str_ends_with($from, '@127.0.0.1') ? 'wordpress@site.example' : $from);
