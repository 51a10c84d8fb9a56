<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** Splits rows into batches, reading only one batch at a time. */
final class RowBatches
{
    /**
     * @param iterable<Row> $rows
     * @return iterable<non-empty-list<Row>>
     */
    public static function split(iterable $rows, int $size): iterable
    {
        $batch = [];
        foreach ($rows as $row) {
            $batch[] = $row;
            if (count($batch) === $size) {
                yield $batch;
                $batch = [];
            }
        }
        if ($batch !== []) {
            yield $batch;
        }
    }
}
