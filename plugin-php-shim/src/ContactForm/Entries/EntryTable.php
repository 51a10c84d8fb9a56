<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\Kernel\Store\Table;

/**
 * The table of entries: its schema, and the statements that add and change rows. All texts are ASCII (JSON escapes other
 * characters), so that the database's character set cannot reject or truncate them, and WordPress does not query the
 * character set before each statement.
 */
final class EntryTable
{
    /** Seconds after which an unfinished attempt to send a mail counts as interrupted. */
    private const CUT_OFF = 600;
    /** Seconds in which a request without a key counts as a duplicate of an earlier one with the same content. */
    public const SAME_CONTENT = 600;

    public readonly Table $store;

    public function __construct(?Table $store = null)
    {
        $this->store = $store ?? self::table();
    }

    public static function table(): Table
    {
        return new Table('entries', self::design(...), [[
            // The number of files in the private folder, so that the hourly cleanup does not read every `files` value.
            'columns' => ['kept_files' => 'int(10) unsigned NOT NULL DEFAULT 0'],
            'statements' => ["UPDATE {table} SET kept_files = 1 WHERE kept_files = 0 AND files LIKE '%\"kept\"%'"],
            'keys' => [
                'user' => 'KEY user (user)',
                'age' => 'KEY age (form, state, taken)',
                'address_age' => 'KEY address_age (address, taken)',
                'kept_files' => 'KEY kept_files (kept_files)',
            ],
        ]]);
    }

    private static function design(string $table, string $collation): string
    {
        return "CREATE TABLE {$table} (
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            lock_key char(64) NOT NULL,
            form bigint(20) unsigned NOT NULL DEFAULT 0,
            state varchar(10) NOT NULL,
            taken bigint(20) unsigned NOT NULL DEFAULT 0,
            next_try bigint(20) unsigned NOT NULL DEFAULT 0,
            attempts int(11) unsigned NOT NULL DEFAULT 0,
            user bigint(20) unsigned NOT NULL DEFAULT 0,
            email varchar(254) NOT NULL DEFAULT '',
            address varchar(64) NOT NULL DEFAULT '',
            hash varchar(64) NOT NULL DEFAULT '',
            content longtext NOT NULL,
            files text NOT NULL,
            words longtext NOT NULL,
            history text NOT NULL,
            outcome text NOT NULL,
            kept_files int(10) unsigned NOT NULL DEFAULT 0,
            PRIMARY KEY  (id),
            UNIQUE KEY lock_key (lock_key),
            KEY form (form, state),
            KEY state (state, next_try),
            KEY email (email(191)),
            KEY user (user),
            KEY age (form, state, taken),
            KEY address_age (address, taken),
            KEY kept_files (kept_files)
        ) {$collation};";
    }

    /**
     * Creates the table if it is missing. Usually needs no query, because an option stores whether the table exists.
     */
    public function ensure(): void
    {
        if (!$this->store->exists()) {
            $this->store->create();
            ContactFormServices::planEvents();
        }
    }

    /**
     * Returns the ID of the new entry; 0 if an identical request took the lock first.
     *
     * @param list<array<string, int|string>> $files
     */
    public function insert(Entry $entry, array $files): int
    {
        $now = time();

        return $this->store->insert([
            'lock_key' => self::locks($entry->request, $entry->address, $entry->hash, $now)[0] ?? bin2hex(random_bytes(32)),
            'form' => $entry->form,
            'state' => $entry->state->value,
            'taken' => $now,
            // If this request stops before it sends the mail, cron sends the mail after this time.
            'next_try' => $entry->state === EntryState::Taken ? $now + self::CUT_OFF : 0,
            'user' => $entry->user,
            'email' => strtolower($entry->email),
            'address' => $entry->address,
            'hash' => $entry->hash,
            'content' => KeptEntry::content($entry),
            'files' => KeptEntry::encode($files),
            'words' => $entry->searchText(),
            'history' => KeptEntry::encode([KeptEntry::line($entry->state, $entry->suspicion)]),
            'outcome' => '',
            'kept_files' => count(KeptEntry::fileNames($files)),
        ]);
    }

    /**
     * Returns the values of `lock_key` that mark an identical request: one with the same client key, or with the same
     * recent content and visitor address. This request stores the first value. `lock_key` is unique, so that only one
     * of several simultaneous requests can store it.
     *
     * @return list<string>
     */
    public static function locks(string $request, string $address, string $hash, int $now): array
    {
        $mix = static fn (string ...$parts): string => hash('sha256', implode("\n", $parts));
        if ($request !== '') {
            return [$mix('request', $request)];
        }
        $window = intdiv($now, self::SAME_CONTENT);

        return $hash === '' ? [] : [$mix('content', $address, $hash, (string) $window), $mix('content', $address, $hash, (string) ($window - 1))];
    }

    /**
     * @param list<array{time: int, state: string, trouble: string}> $history
     * @param list<array<string, int|string>> $files
     */
    public function update(int $id, EntryState $state, int $attempts, int $next, array $history, Outcome $outcome, array $files, bool $forgetsContent): void
    {
        $this->store->change(
            'UPDATE {table} SET state = %s, attempts = %d, next_try = %d, history = %s, outcome = %s, files = %s'
            . $this->countFiles($files)
            . ($forgetsContent ? ", content = '', words = '', email = ''" : '')
            . ' WHERE id = %d',
            $state->value,
            $attempts,
            $next,
            KeptEntry::encode($history),
            KeptEntry::encodeOutcome($outcome),
            KeptEntry::encode($files),
            $id,
        );
    }

    /** @param list<array<string, int|string>> $files */
    public function updateFiles(int $id, array $files): void
    {
        $this->store->change("UPDATE {table} SET files = %s{$this->countFiles($files)} WHERE id = %d", KeptEntry::encode($files), $id);
    }

    /** Reserves an entry for sending its mail. Returns false if another process has reserved the entry. */
    public function claim(Entry $entry): bool
    {
        // Another process is sending the mail and its time is not over. Sending now would duplicate the mail.
        return !$entry->isUnderWay(time()) && $this->store->change(
            'UPDATE {table} SET state = %s, attempts = attempts + %d, next_try = %d WHERE id = %d AND state = %s AND next_try = %d',
            EntryState::Taken->value,
            $entry->isInterrupted(time()) ? 1 : 0,
            max(time() + self::CUT_OFF, $entry->nextTry + 1),
            $entry->id,
            $entry->state->value,
            $entry->nextTry,
        ) === 1;
    }

    /**
     * Leaves the mail to the next cron event, unless another process is sending it. Returns the number of changed
     * entries.
     */
    public function postpone(int $id): int
    {
        return $this->store->change(
            'UPDATE {table} SET state = %s, next_try = %d WHERE id = %d AND (state <> %s OR next_try <= %d)',
            EntryState::Waiting->value,
            time(),
            $id,
            EntryState::Taken->value,
            time(),
        );
    }

    /** @param list<array<string, int|string>> $files */
    private function countFiles(array $files): string
    {
        return $this->store->has('kept_files') ? ', kept_files = ' . count(KeptEntry::fileNames($files)) : '';
    }
}
