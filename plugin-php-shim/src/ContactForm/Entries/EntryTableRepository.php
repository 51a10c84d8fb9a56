<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Closure;
use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryRepository;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormMessage;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Entries\Files\PrivateFolder;
use Gazetteer\Contract\ServerStatus;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Mail\MailRetryQueue;

if (!defined('ABSPATH')) {
    exit;
}

/** Stores entries in the table, with one statement to insert an entry and one to store its result. */
final class EntryTableRepository implements EntryRepository
{
    /** @var array<int, KeptEntry> The entries that this request inserted and whose result is not stored yet, by ID. */
    private array $open = [];

    /** @var list<string> */
    private array $notes = [];

    private bool $guarded = false;

    /** @param Closure(): EntryFinder $finder */
    public function __construct(private readonly EntryTable $table, private readonly Closure $finder, private readonly FormRepository $forms)
    {
    }

    public function take(Entry $entry): int|Outcome
    {
        $this->table->ensure();
        $files = $entry->files === [] ? [] : PrivateFolder::keepAll($entry->files);
        $id = 0;
        try {
            $id = $this->table->insert($entry, $files);
        } finally {
            if ($id === 0) {
                self::removeFiles($files);
            }
        }
        if ($id === 0) {
            return (new EarlierEntries($this->table->store))->await($entry->request, $entry->address, $entry->hash);
        }
        $this->open[$id] = new KeptEntry($entry, [KeptEntry::line($entry->state, $entry->suspicion)], null, $files);
        $this->guard();
        Extensions::fire('gazetteer_entry_kept', $id, $entry);

        return $id;
    }

    public function look(Form $form, Posted $posted, string $email, string $hash): Outcome|int
    {
        $this->table->ensure();

        return (new EarlierEntries($this->table->store))->look($form, $posted, $email, $hash);
    }

    public function settle(int $id, EntryState $state, Outcome $outcome, string $trouble = ''): void
    {
        $kept = $this->open[$id] ?? ($this->finder)()->find($id);
        unset($this->open[$id]);
        if ($kept === null) {
            return;
        }
        $tried = in_array($state, [EntryState::Sent, EntryState::Waiting, EntryState::Failed], true);
        $attempts = $kept->entry->attempts + ($tried ? 1 : 0);
        $next = $state === EntryState::Waiting ? MailRetryQueue::nextTry($attempts, time()) : 0;
        if ($state === EntryState::Waiting && $next === 0) {
            $state = EntryState::Failed;
        }

        $form = $state === EntryState::Sent ? $this->forms->find($kept->entry->form) : null;
        $forgets = $form?->keepDays === 0;
        $files = match (true) {
            $forgets => [],
            // If the form's mails have no attachments, keep the files as long as the entry.
            $form?->mail->attachFiles === true => self::afterMail($kept->files, $form->keepFileDays),
            default => $kept->files,
        };
        $history = [...$kept->history, ...$this->news($kept->entry->state, $state, $trouble)];
        $this->table->update($id, $state, $attempts, $next, $history, $outcome, $files, $forgets);

        $left = KeptEntry::fileNames($files);
        self::removeFiles(array_filter($kept->files, static fn (array $file): bool => isset($file['kept']) && !in_array((string) $file['kept'], $left, true)));
        if ($state === EntryState::Waiting || $state === EntryState::Failed) {
            EntryFinder::noteUnsent();
        }
        if ($next > 0) {
            MailRetryQueue::planAt(ContactFormModule::RETRY, $next);
        }
    }

    /** Adds a note to the history of the next entry that this object saves. */
    public function note(string $note): void
    {
        $this->notes[] = $note;
    }

    /** @param array<array-key, array<string, int|string>> $files */
    private static function removeFiles(array $files): void
    {
        if ($files !== []) {
            PrivateFolder::remove(KeptEntry::fileNames(array_values($files)));
        }
    }

    /**
     * @param list<array<string, int|string>> $files
     * @return list<array<string, int|string>>
     */
    private static function afterMail(array $files, int $days): array
    {
        $mailed = KeptEntry::mailedFiles($files, time());

        return $days === 0 ? KeptEntry::withoutOldFiles($mailed, time()) : $mailed;
    }

    /** @return list<array{time: int, state: string, trouble: string}> */
    private function news(EntryState $before, EntryState $now, string $trouble): array
    {
        $news = $now === $before && $trouble === '' ? [] : [KeptEntry::line($now, $trouble)];
        foreach ($this->notes as $note) {
            $news[] = KeptEntry::line($now, $note);
        }
        $this->notes = [];

        return $news;
    }

    /** If PHP aborts the request (time or memory limit), a shutdown function still schedules a retry. */
    private function guard(): void
    {
        if ($this->guarded) {
            return;
        }
        $this->guarded = true;
        register_shutdown_function(function (): void {
            foreach ($this->open as $id => $kept) {
                $this->rescue($id, $kept->entry);
            }
        });
    }

    private function rescue(int $id, Entry $entry): void
    {
        if ($entry->state !== EntryState::Taken) {
            return;
        }
        $message = $this->forms->find($entry->form)?->message(FormMessage::Failed) ?? '';
        $outcome = new Outcome(ServerStatus::MailFailed->value, $message, [], $entry->hash);
        $this->settle($id, EntryState::Waiting, $outcome, __('The server stopped before the email was sent.', 'gazetteer'));
    }
}
