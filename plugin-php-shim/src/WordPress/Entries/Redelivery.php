<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Entries;

use Gazetteer\Contract\ServerStatus;
use Gazetteer\Domain\ContactForm\Entry;
use Gazetteer\Domain\ContactForm\EntryBook;
use Gazetteer\Domain\ContactForm\EntryState;
use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\FormMessage;
use Gazetteer\Domain\ContactForm\FormShelf;
use Gazetteer\Domain\ContactForm\Outcome;
use Gazetteer\Domain\ContactForm\Postman;
use Gazetteer\Domain\Entries\Keeping;
use Gazetteer\Domain\Entries\RetryPlan;
use Throwable;

/** Tries the mail of a kept entry again. */
final class Redelivery
{
    /** Seconds that a person may be kept waiting. */
    private const LONGEST = 15;

    /** How many went out without files that are no longer kept. */
    private int $incomplete = 0;

    public function __construct(
        private readonly EntryTable $table,
        private readonly EntryShelf $shelf,
        private readonly EntryBook $book,
        private readonly FormShelf $forms,
        private readonly Postman $postman,
    ) {
    }

    /** A mail that stops the server each time it is sent is given up as any other that fails. */
    public function tryDue(int $id): void
    {
        $kept = $this->shelf->find($id);
        $isLast = $kept !== null && $kept->entry->isInterrupted(time()) && RetryPlan::next($kept->entry->attempts + 1, time()) === 0;
        if ($isLast && $this->claim($kept->entry)) {
            $trouble = __('The server stopped each time before the mail was sent.', 'gazetteer');
            $this->book->settle($id, EntryState::Waiting, self::outcome($this->forms->find($kept->entry->form), $kept, $trouble), $trouble);
        } elseif (!$isLast) {
            $this->try($id);
        }
    }

    /** Whether it went out now. */
    public function try(int $id): bool
    {
        $kept = $this->shelf->find($id);
        if ($kept === null || !$kept->isWhole() || !$this->claim($kept->entry)) {
            return false;
        }
        $form = $this->forms->find($kept->entry->form);
        $trouble = $form === null
            ? __('The form of this message is not published any more, so its mail can not be written.', 'gazetteer')
            : $this->deliver($form, $kept);
        $this->book->settle($id, $trouble === '' ? EntryState::Sent : EntryState::Waiting, self::outcome($form, $kept, $trouble), $trouble);

        $this->incomplete += $trouble === '' && $form?->mail->attachFiles === true && $kept->lacksFiles() ? 1 : 0;

        return $trouble === '';
    }

    /**
     * As many as the screen that waits for it has time for; the others are left to the next round.
     *
     * @param list<int> $ids
     */
    public function tryAll(array $ids): EntryNotes
    {
        $began = time();
        $sent = $failed = $later = 0;
        foreach ($ids as $id) {
            if (time() - $began > self::LONGEST) {
                $later += $this->postpone($id);
            } elseif ($this->try($id)) {
                $sent++;
            } else {
                $failed++;
            }
        }
        $this->shelf->countUnsent();
        if ($later > 0) {
            EntryCron::retryAt(time());
        }

        return new EntryNotes($sent, $failed, $later, incomplete: $this->incomplete);
    }

    private function postpone(int $id): int
    {
        return $this->table->change(
            'UPDATE {table} SET state = %s, next_try = %d WHERE id = %d AND (state <> %s OR next_try <= %d)',
            EntryState::Waiting->value,
            time(),
            $id,
            EntryState::Taken->value,
            time(),
        );
    }

    /** Of two processes that come for the same entry, the second changes nothing and lets go of it. */
    private function claim(Entry $entry): bool
    {
        // Under way at this moment, until its time is up: the same mail must not go out twice.
        if ($entry->isUnderWay(time())) {
            return false;
        }

        return $this->table->change(
            'UPDATE {table} SET state = %s, attempts = attempts + %d, next_try = %d WHERE id = %d AND state = %s AND next_try = %d',
            EntryState::Taken->value,
            $entry->isInterrupted(time()) ? 1 : 0,
            max(time() + Keeping::CUT_OFF, $entry->nextTry + 1),
            $entry->id,
            $entry->state->value,
            $entry->nextTry,
        ) === 1;
    }

    private function deliver(Form $form, KeptEntry $kept): string
    {
        try {
            return $this->postman->deliver($form, $kept->wasSent() ? $kept->entry->in(EntryState::Sent) : $kept->entry);
        } catch (Throwable $thrown) {
            // One message that can not be written must not stand in the way of the others.
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
