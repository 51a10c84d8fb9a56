<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Import;

use Gazetteer\Api\ListingImporter;
use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Files\RowSource;
use Gazetteer\Import\Domain\Row;
use Gazetteer\Import\Samples\SampleImporter;
use Gazetteer\Import\Sources\SiteImporter;
use Gazetteer\Import\Sources\SiteImporters;
use Gazetteer\Kernel\Extensions;
use RuntimeException;
use Throwable;

if (!defined('ABSPATH')) {
    exit;
}

/** Reads rows from an importer of another plugin. Line numbers are the positions of the rows, from 1. */
final class ImporterRows implements RowSource
{
    public function __construct(private readonly ListingImporter $importer, private readonly string $path)
    {
    }

    /** @return array<string, ListingImporter> The registered importers, by slug. */
    public static function importers(): array
    {
        return Extensions::registry('gazetteer_importers', SiteImporters::all(), ListingImporter::class);
    }

    /** @return array<string, ListingImporter> The importers that can read tables of this site, without sample listings. */
    public static function onSite(): array
    {
        return array_filter(self::importers(), static fn (ListingImporter $importer): bool => !$importer instanceof SampleImporter
            && Extensions::attempt(static fn (): bool => $importer->canRead(''), false));
    }

    /** Returns the importer with this slug. If the slug is '', returns the first importer that can read the file. */
    public static function find(string $path, string $slug): ?ListingImporter
    {
        $importers = self::importers();
        foreach ($slug === '' ? $importers : array_intersect_key($importers, [$slug => true]) as $importer) {
            if (Extensions::attempt(static fn (): bool => $importer->canRead($path), false)) {
                return $importer;
            }
        }

        return null;
    }

    public function columns(): array
    {
        return [];
    }

    public function rows(FilePosition $from): iterable
    {
        $isOwn = $this->importer instanceof SiteImporter;
        $number = $isOwn ? $from->line - 1 : 0;
        try {
            // Our own importers start at a row. Those of other plugins begin with the first one.
            foreach ($isOwn ? $this->importer->rowsAfter($number) : $this->importer->rows($this->path) as $cells) {
                if (++$number < $from->line) {
                    continue;
                }
                // The total number of rows is unknown, so the progress bar cannot advance.
                yield Row::fromValue($number, $cells, new FilePosition(1, $number + 1));
            }
        } catch (Throwable $wrong) {
            /* translators: 1: name of an importer, 2: error message. */
            throw new RuntimeException(sprintf(__('“%1$s” stopped: %2$s', 'gazetteer'), Extensions::attempt($this->importer->label(...), ''), $wrong->getMessage()), 0, $wrong);
        }
    }
}
