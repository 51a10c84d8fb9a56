<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Outcome;

/**
 * Converts between entries and table rows. In the files of a row, `kept` is the name in the private folder and missing
 * after the content is deleted; `sent` is the time of the first mail with the file.
 */
final class EntryRow
{
    public static function encode(mixed $value): string
    {
        return (string) json_encode($value, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES);
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

    public static function encodeOutcome(Outcome $outcome): string
    {
        return self::encode(['status' => $outcome->status, 'message' => $outcome->message, 'hash' => $outcome->hash]);
    }

    /**
     * @param array<string, string|null> $row
     * @param callable(string): string $path Returns the path of a stored file.
     */
    public static function read(array $row, callable $path): KeptEntry
    {
        $content = self::decode($row['content'] ?? '');
        $history = array_values(array_filter(self::decode($row['history'] ?? ''), is_array(...)));
        $last = end($history) ?: [];

        $kept = self::files($row);
        $files = array_map(
            static fn (array $file): array => ['path' => isset($file['kept']) ? $path((string) $file['kept']) : ''] + array_diff_key($file, ['kept' => 1]),
            $kept,
        );

        return new KeptEntry(
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

    /**
     * @param array<string, string|null> $row
     * @return list<array<string, int|string>>
     */
    public static function files(array $row): array
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
     * Marks old files as deleted. Files that no mail has carried stay, because the owner does not have them yet.
     *
     * @param list<array<string, int|string>> $files
     * @param int $moment Files mailed until then are affected.
     * @return list<array<string, int|string>>
     */
    public static function withoutOldFiles(array $files, int $moment): array
    {
        return array_map(
            static fn (array $file): array => isset($file['sent']) && (int) $file['sent'] <= $moment ? array_diff_key($file, ['kept' => 1]) : $file,
            $files,
        );
    }

    public static function readOutcome(?string $json): ?Outcome
    {
        $told = self::decode($json);

        return isset($told['status'])
            ? new Outcome((string) $told['status'], (string) ($told['message'] ?? ''), [], (string) ($told['hash'] ?? ''))
            : null;
    }

    /** @return array<array-key, mixed> */
    private static function decode(?string $json): array
    {
        return (array) json_decode((string) $json, true);
    }
}
