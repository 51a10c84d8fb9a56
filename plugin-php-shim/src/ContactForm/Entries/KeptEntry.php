<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- an error must be visible, and invalid UTF-8 is handled here.

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Entries\Files\PrivateFolder;

/**
 * A row of the entries table: the entry, its history, and the outcome that the visitor got. In the data of a file,
 * `kept` is the name in the private folder; this key is removed when the content is deleted. `sent` is the time of the
 * first mail with the file.
 */
final class KeptEntry
{
    /**
     * Maximum length of an error message, because mail servers may return long ones. If a row were too large to be
     * stored, its mail would be sent again and again.
     */
    private const LONGEST = 500;

    /**
     * @param list<array{time: int, state: string, trouble: string}> $history Oldest first.
     * @param list<array<string, int|string>> $files As stored in the row.
     */
    public function __construct(
        public readonly Entry $entry,
        public readonly array $history = [],
        public readonly ?Outcome $outcome = null,
        public readonly array $files = [],
    ) {
    }

    /** @param array<string, string|null> $row */
    public static function fromRow(array $row): self
    {
        $content = self::decode($row['content'] ?? '');
        $history = array_values(array_filter(self::decode($row['history'] ?? ''), is_array(...)));
        $last = end($history) ?: [];
        $kept = self::filesOf($row);
        $files = array_map(
            static fn (array $file): array => ['path' => isset($file['kept']) ? PrivateFolder::path((string) $file['kept']) : ''] + array_diff_key($file, ['kept' => 1]),
            $kept,
        );

        return new self(
            new Entry(
                id: (int) $row['id'],
                form: (int) $row['form'],
                state: EntryState::tryFrom((string) $row['state']) ?? EntryState::Failed,
                fields: array_values((array) ($content['fields'] ?? [])),
                files: $files,
                email: (string) $row['email'],
                hash: (string) $row['hash'],
                address: (string) $row['address'],
                url: (string) ($content['url'] ?? ''),
                containerPost: (int) ($content['post'] ?? 0),
                user: (int) $row['user'],
                time: (int) $row['taken'],
                attempts: (int) $row['attempts'],
                nextTry: (int) $row['next_try'],
                trouble: (string) ($last['trouble'] ?? ''),
                suspicion: (string) ($content['suspicion'] ?? ''),
            ),
            $history,
            self::readOutcome($row['outcome'] ?? ''),
            $kept,
        );
    }

    /** @return array{time: int, state: string, trouble: string} A line of the history. */
    public static function line(EntryState $state, string $trouble = ''): array
    {
        return ['time' => time(), 'state' => $state->value, 'trouble' => mb_substr($trouble, 0, self::LONGEST)];
    }

    /**
     * Whether the content is still stored. If the form does not keep entries, the content is deleted after the mail is
     * sent.
     */
    public function isWhole(): bool
    {
        return $this->entry->fields !== [] || $this->entry->files !== [];
    }

    /** Whether the content of an attached file was deleted. A new mail cannot attach this file. */
    public function lacksFiles(): bool
    {
        return in_array('', array_column($this->entry->files, 'path'), true);
    }

    /** Whether any attempt was successful, even if a later one failed. */
    public function wasSent(): bool
    {
        return in_array(EntryState::Sent->value, array_column($this->history, 'state'), true);
    }

    public static function content(Entry $entry): string
    {
        return self::encode([
            'fields' => $entry->fields,
            'url' => $entry->url,
            'post' => $entry->containerPost,
            'suspicion' => $entry->suspicion,
        ]);
    }

    /**
     * @param array<string, string|null> $row
     * @return list<array<string, int|string>>
     */
    public static function filesOf(array $row): array
    {
        return array_values(array_filter(self::decode($row['files'] ?? ''), is_array(...)));
    }

    /**
     * @param list<array<string, int|string>> $files
     * @return list<string> Names of the files that are still in the private folder.
     */
    public static function fileNames(array $files): array
    {
        return array_map(strval(...), array_column($files, 'kept'));
    }

    /**
     * @param list<array<string, int|string>> $files
     * @return list<array<string, int|string>>
     */
    public static function mailedFiles(array $files, int $now): array
    {
        return array_map(static fn (array $file): array => isset($file['kept']) ? $file + ['sent' => $now] : $file, $files);
    }

    /**
     * Marks old files as deleted. Files that were never mailed stay, because the owner has not received them.
     *
     * @param list<array<string, int|string>> $files
     * @param int $moment Unix time. Files that were mailed until this time are old.
     * @return list<array<string, int|string>>
     */
    public static function withoutOldFiles(array $files, int $moment): array
    {
        return array_map(
            static fn (array $file): array => isset($file['sent']) && (int) $file['sent'] <= $moment ? array_diff_key($file, ['kept' => 1]) : $file,
            $files,
        );
    }

    public static function encodeOutcome(Outcome $outcome): string
    {
        return self::encode(['status' => $outcome->status, 'message' => $outcome->message, 'hash' => $outcome->hash]);
    }

    public static function readOutcome(?string $json): ?Outcome
    {
        $told = self::decode($json);

        return isset($told['status'])
            ? new Outcome((string) $told['status'], (string) ($told['message'] ?? ''), [], (string) ($told['hash'] ?? ''))
            : null;
    }

    public static function encode(mixed $value): string
    {
        return (string) json_encode($value, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES);
    }

    /** @return array<array-key, mixed> */
    private static function decode(?string $json): array
    {
        return (array) json_decode((string) $json, true);
    }
}
