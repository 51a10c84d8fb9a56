<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Mail\Domain\Mail;
use Gazetteer\Kernel\Mail\Domain\MailAddress;
use Gazetteer\Kernel\Mail\Domain\MailText;
use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;

/** Sends mails through `wp_mail()`, so that mail plugins of the site can deliver them. */
final class Mailer
{
    /** The sender name that WordPress uses by default. */
    private const DEFAULT_NAME = 'WordPress';

    /** Returns '' if the mail was sent, otherwise the error message. */
    public function send(Mail $mail): string
    {
        $changed = Extensions::filter('gazetteer_mail', $mail);
        $mail = $changed instanceof Mail ? $changed : $mail;
        $sentByPlugin = Extensions::filter('gazetteer_pre_mail', null, $mail);
        $trouble = is_string($sentByPlugin) ? $sentByPlugin : $this->sendThroughWordPress($mail);
        if ($trouble === '') {
            Extensions::fire('gazetteer_mail_sent', $mail);
        } else {
            Extensions::fire('gazetteer_mail_failed', $mail, $trouble);
        }

        return $trouble;
    }

    private function sendThroughWordPress(Mail $mail): string
    {
        if ($mail->to === []) {
            return __('The email has no valid recipient address.', 'gazetteer');
        }
        // `wp_mail()` ignores attachments that it cannot read, and reports success.
        $missing = array_key_first(array_filter($mail->attachments, static fn (string $path): bool => !is_file($path) || !is_readable($path)));
        if ($missing !== null) {
            /* translators: %s: a file's name. */
            return sprintf(__('The email was not sent because its file “%s” cannot be read.', 'gazetteer'), $missing);
        }

        $trouble = '';
        $onFailure = static function (WP_Error $error) use (&$trouble): void {
            $trouble = $error->get_error_message();
        };
        $addPlainText = static function (PHPMailer $mailer) use ($mail): void {
            $mailer->AltBody = $mail->alternative; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
        };
        // This filter replaces emoji with images on a remote server. The recipient's mail program would load them.
        $emoji = remove_filter('wp_mail', 'wp_staticize_emoji_for_email');
        add_action('wp_mail_failed', $onFailure);
        add_action('phpmailer_init', $addPlainText, 5);
        $senderName = self::senderName(...);
        add_filter('wp_mail_from_name', $senderName, 1);
        try {
            $sent = wp_mail(self::addresses($mail->to), $mail->subject, $mail->body, self::headers($mail), $mail->attachments);
        } catch (Throwable $thrown) {
            // Mail plugins may throw an exception. Report it as a failed attempt.
            $sent = false;
            $trouble = $thrown->getMessage();
        } finally {
            remove_action('wp_mail_failed', $onFailure);
            remove_action('phpmailer_init', $addPlainText, 5);
            remove_filter('wp_mail_from_name', $senderName, 1);
            if ($emoji) {
                add_filter('wp_mail', 'wp_staticize_emoji_for_email');
            }
        }

        return $sent ? '' : ($trouble ?: __('WordPress could not send the email and gave no reason.', 'gazetteer'));
    }

    /** Replaces the default sender name "WordPress" with the site title. */
    private static function senderName(mixed $name): mixed
    {
        $title = MailText::line(wp_specialchars_decode((string) get_bloginfo('name'), ENT_QUOTES));

        return $name === self::DEFAULT_NAME && $title !== '' ? $title : $name;
    }

    /** @return list<string> */
    private static function headers(Mail $mail): array
    {
        return array_values(array_filter([
            $mail->html ? 'Content-Type: text/html; charset=UTF-8' : 'Content-Type: text/plain; charset=UTF-8',
            $mail->sender === null ? '' : "From: {$mail->sender}",
            $mail->replyTo === null ? '' : "Reply-To: {$mail->replyTo->address}",
            $mail->automatic ? 'Auto-Submitted: auto-replied' : '',
            $mail->automatic ? 'X-Auto-Response-Suppress: All' : '',
        ]));
    }

    /**
     * @param list<MailAddress> $addresses
     * @return list<string>
     */
    private static function addresses(array $addresses): array
    {
        return array_map(strval(...), $addresses);
    }
}
