<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Import\Domain;

use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Files\RowSource;
use Gazetteer\Import\Domain\Row;

/** Creates import files in memory. */
final class Files
{
    /** @return resource */
    public static function of(string $content)
    {
        $file = fopen('php://memory', 'w+b');
        fwrite($file, $content);
        rewind($file);

        return $file;
    }

    /** @return list<Row> */
    public static function rows(RowSource $source, ?FilePosition $from = null): array
    {
        return [...self::each($source, $from ?? new FilePosition())];
    }

    /** @return list<string> Line and fault of each row that could not be read. */
    public static function problems(RowSource $source): array
    {
        $wrong = array_filter(self::rows($source), static fn (Row $row): bool => $row->problem !== null);

        return array_values(array_map(static fn (Row $row): string => "{$row->line} {$row->problem->fault->value}", $wrong));
    }

    /** @return iterable<Row> */
    private static function each(RowSource $source, FilePosition $from): iterable
    {
        foreach ($source->rows($from) as $row) {
            yield $row;
        }
    }
}
