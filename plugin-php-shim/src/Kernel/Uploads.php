<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\SentFile;
use Gazetteer\Kernel\Http\Text;

/** The files of a request, each by the name of its input, whichever of PHP's two shapes they came in. */
final class Uploads
{
    private const NAME_BYTES = 255;

    /**
     * @param array<array-key, mixed> $sent As $_FILES.
     * @return array<string, list<SentFile>>
     */
    public static function read(array $sent): array
    {
        $files = [];
        $count = 0;
        foreach ($sent as $input => $file) {
            foreach (is_array($file) ? self::unfold($file) : [] as [$name, $path, $bytes, $error]) {
                if ($error === UPLOAD_ERR_NO_FILE || $name === '') {
                    continue;
                }
                $count++;
                if ($error !== UPLOAD_ERR_OK || is_uploaded_file($path)) {
                    $files[(string) $input][] = new SentFile(self::plain($name), $path, $bytes, $error);
                }
            }
        }
        // Above its limit PHP drops files without a word.
        if ($count > 0 && $count >= (int) ini_get('max_file_uploads')) {
            throw new Refusal(Refusal::TOO_MANY_FILES, 413);
        }

        return $files;
    }

    /**
     * @param array<array-key, mixed> $file
     * @return list<array{string, string, int, int}> Deeper lists are nothing that a form of ours sends.
     */
    private static function unfold(array $file): array
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

    /** No folders, however their slashes lean, and nothing unseen. */
    private static function plain(string $name): string
    {
        $parts = preg_split('~[/\\\\]~', Text::line($name)) ?: [''];
        $last = trim((string) end($parts));

        // Not every server has mbstring; the rest of a letter that was cut through goes with it.
        return (string) preg_replace('/^[\x80-\xBF]+/', '', substr($last, -self::NAME_BYTES));
    }
}
