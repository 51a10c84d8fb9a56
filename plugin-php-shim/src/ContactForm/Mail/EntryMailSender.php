<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Mail;

use Closure;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Mail\MailWriter;
use Gazetteer\ContactForm\Domain\Mail\PageRecipients;
use Gazetteer\Kernel\Mail\Domain\Mail;
use Gazetteer\Kernel\Mail\Mailer;
use Gazetteer\Kernel\Once\AttemptCounter;
use WP_Post;

/** Sends the mails of an entry: the notice to the owner, and the reply to the visitor. */
final class EntryMailSender
{
    private const REPLY_WINDOW = 10 * MINUTE_IN_SECONDS;

    /**
     * @param Closure(string): void $note Adds a note to the entry's history, for example if only the reply to the
     *     visitor failed.
     * @param Closure(int): ?PageRecipients $recipients Returns the recipients for the pages that show the form with this
     *     ID; null if the form's own recipients always get the message.
     */
    public function __construct(private readonly Mailer $mailer, private readonly Closure $note, private readonly Closure $recipients)
    {
    }

    /**
     * Returns '' if the owner's mail was sent, otherwise the error. A failed reply to the visitor is not returned as an
     * error.
     */
    public function deliver(Form $form, Entry $entry): string
    {
        /* translators: %s: a file's name. */
        $writer = new MailWriter($form, $entry, self::circumstances($form, $entry), __('%s (no longer stored, not attached)', 'gazetteer'));
        $owners = ($this->recipients)($form->id)?->find($entry->containerPost) ?? [];
        $notice = $writer->notice();
        $trouble = $this->mailer->send($owners === [] ? $notice : $notice->with(to: $owners));
        if ($trouble === '' && $writer->missing() !== []) {
            /* translators: %s: the names of files. */
            ($this->note)(sprintf(__('Sent without files that are no longer stored: %s', 'gazetteer'), implode(', ', $writer->missing())));
        }
        // If the entry was sent before, only mail the owner: the visitor already has the reply.
        $reply = $trouble === '' && $entry->state !== EntryState::Sent ? $writer->reply() : null;
        if ($reply !== null) {
            $failed = self::isTooSoon($reply)
                ? __('A reply was sent to the same address a few minutes ago.', 'gazetteer')
                : $this->mailer->send($reply);
            if ($failed !== '') {
                /* translators: %s: why, in the words of whatever sends the mails. */
                ($this->note)(sprintf(__('The reply to the visitor was not sent: %s', 'gazetteer'), $failed));
            }
        }

        return $trouble;
    }

    /** Anyone can type any address. Limit replies to one per address and time window, for all forms together. */
    private static function isTooSoon(Mail $reply): bool
    {
        [$count] = AttemptCounter::add('reply ' . wp_hash(strtolower($reply->to[0]->address)), self::REPLY_WINDOW);

        return $count > 1;
    }

    /** @return array<string, string> */
    private static function circumstances(Form $form, Entry $entry): array
    {
        $time = $entry->time ?: time();
        // Visitors can send any ID, so use only pages that everyone can see.
        $page = $entry->containerPost > 0 ? get_post($entry->containerPost) : null;
        $isPublic = $page instanceof WP_Post && is_post_publicly_viewable($page) && $page->post_password === '';

        return [
            '_site_title' => wp_specialchars_decode((string) get_bloginfo('name'), ENT_QUOTES),
            '_form' => $form->title,
            '_url' => $entry->url,
            '_post_title' => $isPublic ? wp_specialchars_decode(get_the_title($page), ENT_QUOTES) : '',
            '_post_url' => $isPublic ? (string) get_permalink($page) : '',
            '_date' => (string) wp_date((string) get_option('date_format'), $time),
            '_time' => (string) wp_date((string) get_option('time_format'), $time),
        ];
    }
}
