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
use Throwable;

/** Tries the mail of a kept entry again. */
final class Redelivery
{
    /** Seconds that a person may be kept waiting. */
    private const LONGEST = 15;

    public function __construct(
        private readonly EntryTable $table,
        private readonly EntryShelf $shelf,
        private readonly EntryBook $book,
        private readonly FormShelf $forms,
        private readonly Postman $postman,
    ) {
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

        return new EntryNotes($sent, $failed, $later);
    }

    private function postpone(int $id): int
    {
        return $this->table->change(
            'UPDATE {table} SET state = %s, next_try = %d WHERE id = %d AND state <> %s',
            EntryState::Waiting->value,
            time(),
            $id,
            EntryState::Taken->value,
        );
    }

    /** Of two processes that come for the same entry, the second changes nothing and lets go of it. */
    private function claim(Entry $entry): bool
    {
        // Under way at this moment, until its time is up: the same mail must not go out twice.
        if ($entry->state === EntryState::Taken && $entry->nextTry > time()) {
            return false;
        }

        return $this->table->change(
            'UPDATE {table} SET state = %s, next_try = %d WHERE id = %d AND state = %s AND next_try = %d',
            EntryState::Taken->value,
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
