<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Domain\Transfer;

use Gazetteer\Domain\Transfer\Bookmark;
use Gazetteer\Domain\Transfer\Row;
use Gazetteer\Domain\Transfer\RowSource;

/** Files that were never on a disk. */
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
    public static function rows(RowSource $source, ?Bookmark $from = null): array
    {
        return [...self::each($source, $from ?? new Bookmark())];
    }

    /** @return list<string> Line and fault of each row that could not be read. */
    public static function problems(RowSource $source): array
    {
        $wrong = array_filter(self::rows($source), static fn (Row $row): bool => $row->problem !== null);

        return array_values(array_map(static fn (Row $row): string => "{$row->line} {$row->problem->fault->value}", $wrong));
    }

    /** @return iterable<Row> */
    private static function each(RowSource $source, Bookmark $from): iterable
    {
        foreach ($source->rows($from) as $row) {
            yield $row;
        }
    }
}
