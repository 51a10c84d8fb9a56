<?php

declare(strict_types=1);

namespace Gazetteer\Search\Rebuild;

use Gazetteer\Search\Domain\StoredOrder;
use Gazetteer\Search\IndexTables;
use Generator;

/** Iterates over all listings in order, in batches along a database index. */
final class ListingBatches
{
    /** @return Generator<int, list<array<string, string|null>>> Rows with the listing's number and post ID. */
    public static function inOrder(IndexTables $tables, StoredOrder $order, int $step, int $longest): Generator
    {
        $column = $order->value;
        $after = $order->isDescending() ? '<' : '>';
        $where = '';
        $last = [];
        do {
            $step = min($longest, $step + (int) ($step / 4) + 20);
            $rows = $tables->rows(
                "SELECT number, id, {$column} AS place FROM {listings} {$where} ORDER BY {$order->columns()} LIMIT %d",
                ...[...$last, $step],
            );
            yield $rows;
            $end = $rows === [] ? [] : $rows[count($rows) - 1];
            $where = "WHERE {$column} {$after}= %s AND ({$column} {$after} %s OR id {$after} %d)";
            $last = $end === [] ? [] : [(string) $end['place'], (string) $end['place'], (int) $end['id']];
        } while (count($rows) === $step);
    }
}
