<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Privacy;

use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Entries\Retention;
use Gazetteer\ContactForm\Domain\Entries\StoredFiles;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Entries\EntryFinder;
use Gazetteer\ContactForm\Entries\EntryRemoval;
use Gazetteer\ContactForm\Entries\EntryRow;
use Gazetteer\ContactForm\Entries\EntryTable;
use Gazetteer\ContactForm\Entries\Files\PrivateFolder;
use Gazetteer\ContactForm\Mail\DueRetries;

/** Lets go of what has been kept long enough. */
final class RetentionCleanup
{
    private const AT_ONCE = 200;

    public function __construct(
        private readonly EntryTable $table,
        private readonly PrivateFolder $folder,
        private readonly EntryFinder $finder,
        private readonly EntryRemoval $removal,
        private readonly FormRepository $forms,
        private readonly DueRetries $round,
    ) {
    }

    public function run(): void
    {
        $this->table->ensure();
        $now = time();
        foreach ($this->finder->forms() as $form) {
            $days = $this->forms->keepDays($form) ?? Retention::DEFAULT_DAYS;
            $this->forget($form, EntryState::Sent, max($days, Retention::REQUEST_DAYS), $now);
            $this->forget($form, EntryState::Failed, Retention::failedDays($days), $now);
            $this->forget($form, EntryState::Spam, Retention::SPAM_DAYS, $now);
            $this->forgetFiles($form, $now - ($this->forms->keepFileDays($form) ?? Retention::FILE_DAYS) * Retention::DAY);
        }
        $this->table->change("UPDATE {table} SET address = '' WHERE address <> '' AND taken < %d", $now - Retention::ADDRESS_DAYS * Retention::DAY);
        $this->folder->sweep($this->filesKnown(), $now);
        // Whatever was cut off so hard that it could not ask for another try is found here.
        $this->round->run();
    }

    private function forget(int $form, EntryState $state, int $days, int $now): void
    {
        $this->removal->removeWhere('form = %d AND state = %s AND taken < %d', [$form, $state->value, $now - $days * Retention::DAY]);
    }

    /** The content goes; what the file was called, how large it was and when it was mailed stays in its entry. */
    private function forgetFiles(int $form, int $moment): void
    {
        for ($last = 0, $rows = [[]]; $rows !== [];) {
            $rows = $this->table->rows(
                'SELECT id, files FROM {table} WHERE form = %d AND state = %s AND taken <= %d AND files LIKE %s AND id > %d ORDER BY id LIMIT %d',
                $form,
                EntryState::Sent->value,
                $moment,
                '%"kept"%',
                $last,
                self::AT_ONCE,
            );
            foreach ($rows as $row) {
                $last = (int) $row['id'];
                $files = EntryRow::files($row);
                $left = StoredFiles::forgotten($files, $moment);
                $gone = array_values(array_diff(StoredFiles::names($files), StoredFiles::names($left)));
                if ($gone !== []) {
                    $this->table->change('UPDATE {table} SET files = %s WHERE id = %d', EntryRow::encode($left), $last);
                    $this->folder->remove($gone);
                }
            }
        }
    }

    /** @return list<string> */
    private function filesKnown(): array
    {
        $known = [];
        foreach ($this->table->rows("SELECT files FROM {table} WHERE files <> '[]'") as $row) {
            array_push($known, ...array_column((array) json_decode((string) $row['files'], true), 'kept'));
        }

        return $known;
    }
}
