<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/**
 * The files of an entry as its row remembers them: `kept` is the name in the private folder, and missing once the
 * content is gone; `sent` is when the first mail carried it.
 */
final class StoredFiles
{
    /**
     * @param list<array<string, int|string>> $files
     * @return list<string> What lies in the private folder.
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
     * What no mail has carried stays: nobody has it yet.
     *
     * @param list<array<string, int|string>> $files
     * @param int $moment Those that were mailed until then are let go of.
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
