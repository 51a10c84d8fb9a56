<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Mail;

use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormMessage;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Entries\Admin\EntryNotes;
use Gazetteer\ContactForm\Entries\EntryFinder;
use Gazetteer\ContactForm\Entries\EntryTable;
use Gazetteer\ContactForm\Entries\EntryTableRepository;
use Gazetteer\ContactForm\Entries\KeptEntry;
use Gazetteer\Contract\ServerStatus;
use Gazetteer\Kernel\Mail\FailedMailSource;
use Gazetteer\Kernel\Mail\MailRetryQueue;
use Throwable;

if (!defined('ABSPATH')) {
    exit;
}

/** Sends the failed mails of entries again. The rows of the entries table are the queue. */
final class MailRetry implements FailedMailSource
{
    /** Maximum seconds for sending mails while a user waits for the admin page. */
    private const LONGEST = 15;

    /** The number of mails that were sent without some files, because the files' content was already deleted. */
    private int $incomplete = 0;

    public function __construct(
        private readonly EntryTable $table,
        private readonly EntryFinder $finder,
        private readonly EntryTableRepository $entries,
        private readonly FormRepository $forms,
        private readonly EntryMailSender $mailer,
    ) {
    }

    /** Called by the cron event. */
    public function run(): void
    {
        $this->table->ensure();
        (new MailRetryQueue(ContactFormModule::RETRY, $this))->run();
        $this->finder->countUnsent();
    }

    public function due(int $now, int $most): array
    {
        return $this->finder->due($now, $most);
    }

    public function nextDue(): int
    {
        return $this->finder->nextDue();
    }

    /**
     * Tries a due mail again. If the server crashed during all attempts, stores the failure instead of trying again.
     */
    public function tryDue(int $id): void
    {
        $kept = $this->finder->find($id);
        $isLast = $kept !== null && $kept->entry->isInterrupted(time()) && MailRetryQueue::nextTry($kept->entry->attempts + 1, time()) === 0;
        if ($isLast && $this->table->claim($kept->entry)) {
            $trouble = __('Each time, the server stopped before the email was sent.', 'gazetteer');
            $this->entries->settle($id, EntryState::Waiting, self::outcome($this->forms->find($kept->entry->form), $kept, $trouble), $trouble);
        } elseif (!$isLast) {
            $this->try($id);
        }
    }

    /** Returns true if the mail was sent. */
    public function try(int $id): bool
    {
        $kept = $this->finder->find($id);
        if ($kept === null || !$kept->isWhole() || !$this->table->claim($kept->entry)) {
            return false;
        }
        $form = $this->forms->find($kept->entry->form);
        $trouble = $form === null
            ? __('The form of this message is no longer published, so its email cannot be created.', 'gazetteer')
            : $this->deliver($form, $kept);
        $this->entries->settle($id, $trouble === '' ? EntryState::Sent : EntryState::Waiting, self::outcome($form, $kept, $trouble), $trouble);

        $this->incomplete += $trouble === '' && $form?->mail->attachFiles === true && $kept->lacksFiles() ? 1 : 0;

        return $trouble === '';
    }

    /**
     * Sends mails until the time limit is reached. Cron sends the others.
     *
     * @param list<int> $ids
     */
    public function tryAll(array $ids): EntryNotes
    {
        $began = time();
        $sent = $failed = $later = 0;
        foreach ($ids as $id) {
            if (time() - $began > self::LONGEST) {
                $later += $this->table->postpone($id);
            } elseif ($this->try($id)) {
                $sent++;
            } else {
                $failed++;
            }
        }
        $this->finder->countUnsent();
        if ($later > 0) {
            MailRetryQueue::planAt(ContactFormModule::RETRY, time());
        }

        return new EntryNotes($sent, $failed, $later, incomplete: $this->incomplete);
    }

    private function deliver(Form $form, KeptEntry $kept): string
    {
        try {
            return $this->mailer->deliver($form, $kept->wasSent() ? $kept->entry->in(EntryState::Sent) : $kept->entry);
        } catch (Throwable $thrown) {
            // An exception for one message must not stop the other retries.
            return $thrown->getMessage() ?: $thrown::class;
        }
    }

    private static function outcome(?Form $form, KeptEntry $kept, string $trouble): Outcome
    {
        if ($form === null) {
            return $kept->outcome ?? new Outcome(ServerStatus::MailFailed->value, '', [], $kept->entry->hash);
        }

        return $trouble === ''
            ? new Outcome(ServerStatus::MailSent->value, $form->message(FormMessage::Sent), [], $kept->entry->hash)
            : new Outcome(ServerStatus::MailFailed->value, $form->message(FormMessage::Failed), [], $kept->entry->hash);
    }
}
