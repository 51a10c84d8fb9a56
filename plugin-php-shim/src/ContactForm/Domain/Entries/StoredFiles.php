<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/**
 * The files of an entry as stored in its row: `kept` is the name in the private folder and missing after the content is
 * deleted; `sent` is the time of the first mail with the file.
 */
final class StoredFiles
{
    /**
     * @param list<array<string, int|string>> $files
     * @return list<string> Names of the files that are still in the private folder.
     */
    public static function names(array $files): array
    {
        return array_map(strval(...), array_column($files, 'kept'));
    }

    /**
     * @param list<array<string, int|string>> $files
     * @return list<array<string, int|string>>
     */
    public static function mailed(array $files, int $now): array
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
    public static function forgotten(array $files, int $moment): array
    {
        return array_map(
            static fn (array $file): array => isset($file['sent']) && (int) $file['sent'] <= $moment ? array_diff_key($file, ['kept' => 1]) : $file,
            $files,
        );
    }
}
