<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Kernel;

use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\SentFile;
use Gazetteer\Kernel\Http\Text;

/** Reads the uploaded files by input name, for inputs with one file and for inputs with several files. */
final class Uploads
{
    private const NAME_BYTES = 255;

    /**
     * @param array<array-key, mixed> $sent An array like `$_FILES`.
     * @return array<string, list<SentFile>>
     */
    public static function read(array $sent): array
    {
        $files = [];
        $count = 0;
        foreach ($sent as $input => $file) {
            foreach (is_array($file) ? self::rows($file) : [] as [$name, $path, $bytes, $error]) {
                if ($error === UPLOAD_ERR_NO_FILE || $name === '') {
                    continue;
                }
                $count++;
                if ($error !== UPLOAD_ERR_OK || is_uploaded_file($path)) {
                    $files[(string) $input][] = new SentFile(self::cleanName($name), $path, $bytes, $error);
                }
            }
        }
        // PHP silently drops files above the limit `max_file_uploads`.
        if ($count > 0 && $count >= (int) ini_get('max_file_uploads')) {
            throw new Refusal(Refusal::TOO_MANY_FILES, 413);
        }

        return $files;
    }

    /**
     * @param array<array-key, mixed> $file
     * @return list<array{string, string, int, int}> Name, temporary path, size and error code of each file. Nested
     *     arrays are skipped, because no form of the plugin sends them.
     */
    private static function rows(array $file): array
    {
        $columns = array_map(static fn (string $key): array => (array) ($file[$key] ?? []), ['name', 'tmp_name', 'size', 'error']);
        $rows = [];
        foreach ($columns[0] as $place => $name) {
            [$path, $bytes, $error] = [$columns[1][$place] ?? '', $columns[2][$place] ?? 0, $columns[3][$place] ?? UPLOAD_ERR_NO_FILE];
            if (is_string($name) && is_string($path) && is_int($bytes) && is_int($error)) {
                $rows[] = [$name, $path, $bytes, $error];
            }
        }

        return $rows;
    }

    /** Removes folders and control characters from a file name. */
    private static function cleanName(string $name): string
    {
        $parts = preg_split('~[/\\\\]~', Text::line($name)) ?: [''];
        $last = trim((string) end($parts));

        // Not every server has mbstring. `substr` may cut a character in two, so remove the remaining bytes of it.
        return (string) preg_replace('/^[\x80-\xBF]+/', '', substr($last, -self::NAME_BYTES));
    }
}
