<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Mail;

use Closure;
use Gazetteer\Domain\ContactForm\Entry;
use Gazetteer\Domain\ContactForm\EntryState;
use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\Postman;
use Gazetteer\Domain\Mail\MailWriter;

final class MailPostman implements Postman
{
    /** @param Closure(string): void $note Hears of a reply that did not go out. */
    public function __construct(private readonly Mailer $mailer, private readonly Closure $note)
    {
    }

    public function deliver(Form $form, Entry $entry): string
    {
        $writer = new MailWriter($form, $entry, self::circumstances($form, $entry));
        $trouble = $this->mailer->send($writer->notice());
        // An entry that was sent before is sent again to its owner; the visitor has their reply.
        $reply = $trouble === '' && $entry->state !== EntryState::Sent ? $writer->reply() : null;
        if ($reply !== null) {
            $failed = $this->mailer->send($reply);
            if ($failed !== '') {
                /* translators: %s: why, in the words of whatever sends the mails. */
                ($this->note)(sprintf(__('The reply to the visitor was not sent: %s', 'gazetteer'), $failed));
            }
        }

        return $trouble;
    }

    /** @return array<string, string> */
    private static function circumstances(Form $form, Entry $entry): array
    {
        $time = $entry->time ?: time();

        return [
            '_site_title' => wp_specialchars_decode((string) get_bloginfo('name'), ENT_QUOTES),
            '_form' => $form->title,
            '_url' => $entry->url,
            '_date' => (string) wp_date((string) get_option('date_format'), $time),
            '_time' => (string) wp_date((string) get_option('time_format'), $time),
        ];
    }
}
