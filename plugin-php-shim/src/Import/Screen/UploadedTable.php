<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Import\Screen;

use Gazetteer\Import\Runs\RunFiles;
use Gazetteer\Kernel\Uploads;

/** Checks an uploaded file and stores a copy in the protected folder. */
final class UploadedTable
{
    private const TYPES = ['csv', 'tsv', 'txt', 'json', 'jsonl', 'ndjson', 'geojson'];
    private const START = 4096;

    private function __construct(public readonly string $problem, public readonly string $name = '', public readonly string $kept = '')
    {
    }

    public static function take(): self
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- the caller has checked the nonce.
        $file = Uploads::read($_FILES)['file'][0] ?? null;
        if ($file === null || $file->error === UPLOAD_ERR_NO_FILE) {
            return new self('no-file');
        }
        if ($file->error !== UPLOAD_ERR_OK) {
            return new self('too-large');
        }
        if (!in_array(strtolower(pathinfo($file->name, PATHINFO_EXTENSION)), self::TYPES, true)) {
            return new self('wrong-type');
        }
        $start = (string) file_get_contents($file->path, false, null, 0, self::START);
        if (trim($start) === '') {
            return new self('empty');
        }

        return str_contains($start, "\0") ? new self('unreadable') : new self('', $file->name, RunFiles::keep($file->path));
    }

    /** The value of the `accept` attribute. */
    public static function accept(): string
    {
        return implode(',', array_map(static fn (string $type): string => ".{$type}", self::TYPES));
    }
}
