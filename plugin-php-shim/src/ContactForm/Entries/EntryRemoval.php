<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Entries\Files\PrivateFolder;
use Gazetteer\Kernel\Store\Table;

/** Deletes entries: those that an administrator selected, and those whose retention period is over. */
final class EntryRemoval
{
    private const AT_ONCE = 200;
    /** Days to keep spam, so that the owner can correct false positives. Unsent messages are kept at least as long. */
    private const SPAM_DAYS = 30;
    /**
     * Days to keep the hash of a visitor's address. Rate limits and duplicate detection need it for a much shorter
     * time.
     */
    private const ADDRESS_DAYS = 30;
    /**
     * Days until the rows of forms that do not keep entries are deleted. Until then, they are used to detect
     * duplicates.
     */
    private const REQUEST_DAYS = 1;

    public function __construct(private readonly EntryTable $table, private readonly EntryFinder $finder, private readonly FormRepository $forms)
    {
    }

    /** @param list<int> $ids */
    public function remove(array $ids): int
    {
        $removed = 0;
        foreach (array_chunk($ids, self::AT_ONCE) as $some) {
            $removed += $this->removeWhere('id IN (' . Table::places($some) . ')', $some);
        }
        if ($removed > 0) {
            $this->finder->countUnsent();
        }

        return $removed;
    }

    /** Deletes entries, uploaded files and hashed IP addresses whose retention period is over. */
    public function removeOld(): void
    {
        $this->table->ensure();
        $now = time();
        foreach ($this->finder->forms() as $form) {
            // If the form is deleted, use the default periods.
            $days = $this->forms->keepDays($form) ?? Form::KEEP_DAYS;
            $this->removeState($form, EntryState::Sent, max($days, self::REQUEST_DAYS), $now);
            // The owner has not read unsent messages yet.
            $this->removeState($form, EntryState::Failed, max($days, self::SPAM_DAYS), $now);
            $this->removeState($form, EntryState::Spam, self::SPAM_DAYS, $now);
            $this->removeFiles($form, $now - ($this->forms->keepFileDays($form) ?? Form::KEEP_FILE_DAYS) * DAY_IN_SECONDS);
        }
        $this->removeAddresses($now - self::ADDRESS_DAYS * DAY_IN_SECONDS);
        $known = $this->filesKnown();
        // If the table is missing, for example after a site move, keep all files, because their entries are unknown.
        if ($this->table->store->exists()) {
            PrivateFolder::sweep($known, $now);
        }
    }

    private function removeState(int $form, EntryState $state, int $days, int $now): void
    {
        $this->removeWhere('form = %d AND state = %s AND taken < %d', [$form, $state->value, $now - $days * DAY_IN_SECONDS]);
    }

    /**
     * In batches, so that memory use does not depend on the number of old entries.
     *
     * @param list<int|string> $values
     */
    private function removeWhere(string $where, array $values): int
    {
        $removed = 0;
        do {
            $rows = $this->table->store->rows("SELECT id, files FROM {table} WHERE {$where} LIMIT " . self::AT_ONCE, ...$values);
            $ids = array_map(intval(...), array_column($rows, 'id'));
            $gone = $ids === [] ? 0 : $this->table->store->change("DELETE FROM {table} WHERE {$where} AND id IN (" . Table::places($ids) . ')', ...[...$values, ...$ids]);
            $removed += $gone;
            // Delete rows before files: the cleanup deletes a file without a row, but a row without its file would have
            // a broken download link.
            foreach ($rows as $row) {
                PrivateFolder::remove(KeptEntry::fileNames(KeptEntry::filesOf($row)));
            }
        } while ($gone > 0 && count($rows) === self::AT_ONCE);

        return $removed;
    }

    private function removeAddresses(int $moment): void
    {
        do {
            $rows = $this->table->store->rows("SELECT id FROM {table} WHERE address <> '' AND taken < %d LIMIT %d", $moment, self::AT_ONCE);
            $ids = array_map(intval(...), array_column($rows, 'id'));
            $changed = $ids === [] ? 0 : $this->table->store->change("UPDATE {table} SET address = '' WHERE id IN (" . Table::places($ids) . ')', ...$ids);
        } while ($changed > 0 && count($ids) === self::AT_ONCE);
    }

    /** Deletes the content only: the file's name, size and the time of its mail stay in the entry. */
    private function removeFiles(int $form, int $moment): void
    {
        foreach ($this->finder->withFiles('form = %d AND state = %s AND taken <= %d', $form, EntryState::Sent->value, $moment) as $row) {
            $files = KeptEntry::filesOf($row);
            $left = KeptEntry::withoutOldFiles($files, $moment);
            $gone = array_values(array_diff(KeptEntry::fileNames($files), KeptEntry::fileNames($left)));
            if ($gone !== []) {
                $this->table->updateFiles((int) $row['id'], $left);
                PrivateFolder::remove($gone);
            }
        }
    }

    /** @return list<string> */
    private function filesKnown(): array
    {
        $known = [];
        foreach ($this->finder->withFiles('id > 0') as $row) {
            array_push($known, ...KeptEntry::fileNames(KeptEntry::filesOf($row)));
        }

        return $known;
    }
}
