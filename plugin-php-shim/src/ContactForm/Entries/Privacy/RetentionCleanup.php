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
use Gazetteer\ContactForm\Mail\MailRetry;

/** Deletes entries, files and addresses whose retention period is over. */
final class RetentionCleanup
{
    private const AT_ONCE = 200;

    public function __construct(
        private readonly EntryTable $table,
        private readonly PrivateFolder $folder,
        private readonly EntryFinder $finder,
        private readonly EntryRemoval $removal,
        private readonly FormRepository $forms,
        private readonly MailRetry $retry,
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
        $this->forgetAddresses($now - Retention::ADDRESS_DAYS * Retention::DAY);
        $this->folder->sweep($this->filesKnown(), $now);
        // Finds mails that were interrupted before they could schedule a retry.
        $this->retry->run();
    }

    private function forget(int $form, EntryState $state, int $days, int $now): void
    {
        $this->removal->removeWhere('form = %d AND state = %s AND taken < %d', [$form, $state->value, $now - $days * Retention::DAY]);
    }

    private function forgetAddresses(int $moment): void
    {
        do {
            $ids = array_map(intval(...), array_column($this->table->rows("SELECT id FROM {table} WHERE address <> '' AND taken < %d LIMIT %d", $moment, self::AT_ONCE), 'id'));
            $changed = $ids === [] ? 0 : $this->table->change("UPDATE {table} SET address = '' WHERE id IN (" . implode(', ', $ids) . ')');
        } while ($changed > 0 && count($ids) === self::AT_ONCE);
    }

    /** Deletes the content only: the file's name, size and the time of its mail stay in the entry. */
    private function forgetFiles(int $form, int $moment): void
    {
        foreach ($this->withFiles('form = %d AND state = %s AND taken <= %d', $form, EntryState::Sent->value, $moment) as $row) {
            $files = EntryRow::files($row);
            $left = StoredFiles::forgotten($files, $moment);
            $kept = StoredFiles::names($left);
            $gone = array_values(array_diff(StoredFiles::names($files), $kept));
            if ($gone !== []) {
                $count = $this->table->schema->has('kept_files') ? ', kept_files = ' . count($kept) : '';
                $this->table->change("UPDATE {table} SET files = %s{$count} WHERE id = %d", EntryRow::encode($left), (int) $row['id']);
                $this->folder->remove($gone);
            }
        }
    }

    /** @return list<string> */
    private function filesKnown(): array
    {
        $known = [];
        foreach ($this->withFiles('id > 0') as $row) {
            array_push($known, ...StoredFiles::names(EntryRow::files($row)));
        }

        return $known;
    }

    /**
     * Entries with files in the private folder, read in batches.
     *
     * @return iterable<array<string, string|null>>
     */
    private function withFiles(string $where, int|string ...$values): iterable
    {
        // If the migration failed, the column with the number of files is missing.
        $has = $this->table->schema->has('kept_files') ? 'kept_files > 0' : 'files LIKE \'%%"kept"%%\'';
        $last = 0;
        do {
            $rows = $this->table->rows("SELECT id, files FROM {table} WHERE {$has} AND {$where} AND id > %d ORDER BY id LIMIT %d", ...[...$values, $last, self::AT_ONCE]);
            foreach ($rows as $row) {
                $last = (int) $row['id'];
                yield $row;
            }
        } while (count($rows) === self::AT_ONCE);
    }
}
