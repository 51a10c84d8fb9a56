<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Import\Runs;

use Gazetteer\ContactForm\Entries\Files\PrivateFolder;
use Gazetteer\Import\Domain\ImportRun;
use Gazetteer\Import\Domain\RowAnswer;
use Gazetteer\Import\FaultTexts;

/**
 * The files of a run, in the plugin's protected folder under names that nobody can guess: the uploaded file, one line
 * of JSON per row with its result, and the hashes of the keys. They are deleted when the run ends, and a day after the
 * last request of an abandoned run.
 */
final class RunFiles
{
    private const HASH_BYTES = 16;

    /** Stores a copy of a file and returns its name. */
    public static function keep(string $path): string
    {
        return (string) PrivateFolder::keepAll([['field' => 'file', 'name' => 'import', 'path' => $path, 'type' => '', 'bytes' => 0]])[0]['kept'];
    }

    public static function path(ImportRun $run, string $kind): string
    {
        return isset($run->files[$kind]) ? PrivateFolder::path($run->files[$kind]) : '';
    }

    /** Adds empty files for the results of a step. */
    public static function prepare(ImportRun $run, string $part): ImportRun
    {
        $files = $run->files;
        foreach ([$part, "seen {$part}"] as $kind) {
            isset($files[$kind]) && PrivateFolder::remove([$files[$kind]]);
            $empty = (string) tempnam(get_temp_dir(), 'gazetteer');
            $files[$kind] = self::keep($empty);
            wp_delete_file($empty);
        }

        return $run->with(files: $files);
    }

    /** @param list<RowAnswer> $answers */
    public static function write(ImportRun $run, string $part, array $answers): void
    {
        $lines = array_map(static fn (RowAnswer $answer): string => wp_json_encode([
            $answer->line,
            $answer->result->value,
            wp_strip_all_tags($answer->title),
            implode('; ', array_map(FaultTexts::reason(...), $answer->problems)),
        ]) . "\n", $answers);
        file_put_contents(self::path($run, $part), implode('', $lines), FILE_APPEND);
        // The folder is swept by age, so renew the age of the uploaded file.
        isset($run->files['rows']) && touch(self::path($run, 'rows'));
    }

    /**
     * @param string $result Only the rows with this result; '' for all.
     * @return list<array{int, string, string, string}> Line, result, title and reason.
     */
    public static function rows(ImportRun $run, string $part, string $result, int $skip, int $most): array
    {
        $file = is_file(self::path($run, $part)) ? fopen(self::path($run, $part), 'rb') : false;
        $rows = [];
        while ($file !== false && count($rows) < $most && ($line = fgets($file)) !== false) {
            $row = json_decode($line, true);
            if (is_array($row) && count($row) === 4 && ($result === '' || $row[1] === $result) && $skip-- <= 0) {
                $rows[] = $row;
            }
        }

        return $rows;
    }

    /** @return array<string, true> */
    public static function seen(ImportRun $run, string $part): array
    {
        $hashes = is_file(self::path($run, "seen {$part}")) ? (string) file_get_contents(self::path($run, "seen {$part}")) : '';

        return $hashes === '' ? [] : array_fill_keys(str_split($hashes, self::HASH_BYTES), true);
    }

    /** @param array<array-key, true> $hashes */
    public static function addSeen(ImportRun $run, string $part, array $hashes): void
    {
        file_put_contents(self::path($run, "seen {$part}"), implode('', array_map(strval(...), array_keys($hashes))), FILE_APPEND);
    }

    public static function remove(ImportRun $run): void
    {
        PrivateFolder::remove(array_values($run->files));
    }
}
