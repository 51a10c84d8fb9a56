<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain;

use Closure;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\StoredOrder;
use Gazetteer\Tests\Check;

final class StoredOrderTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'the rating key sorts by average, then by number of reviews, then by date' => static function (): void {
            $keys = [
                StoredOrder::ratingKey(4.51, 1, '2020-01-01 00:00:00'),
                StoredOrder::ratingKey(4.5, 12, '2026-01-01 00:00:00'),
                StoredOrder::ratingKey(4.5, 3, '2026-01-02 00:00:00'),
                StoredOrder::ratingKey(4.5, 3, '2026-01-01 00:00:00'),
                StoredOrder::ratingKey(1.0, 1, '2026-01-01 00:00:00'),
                StoredOrder::ratingKey(5.0, 0, '2026-01-01 00:00:00'),
                StoredOrder::ratingKey(0.0, 0, '2025-01-01 00:00:00'),
            ];
            $sorted = $keys;
            rsort($sorted, SORT_STRING);
            Check::same([$keys, [19]], [$sorted, array_values(array_unique(array_map(strlen(...), $keys)))]);
        };
        yield 'a rating key has 19 digits whatever a meta contains' => static fn () => Check::same(
            ['500999999', 19, '0000000000000000000'],
            [substr(StoredOrder::ratingKey(99.0, 12_345_678, '9999-12-31 23:59:59'), 0, 9), strlen(StoredOrder::ratingKey(99.0, 12_345_678, '9999-12-31 23:59:59')), StoredOrder::ratingKey(-3.0, -1, 'never')],
        );
        yield 'each order of a search uses a stored order' => static fn () => Check::same(
            [StoredOrder::Newest, StoredOrder::Newest, StoredOrder::Title, StoredOrder::Title, StoredOrder::Rating],
            array_map(static fn (ListingOrder $order): StoredOrder => $order->stored(), [ListingOrder::Relevance, ListingOrder::Newest, ListingOrder::Title, ListingOrder::Nearest, ListingOrder::Rating]),
        );
        yield 'the columns of an order can be reversed' => static fn () => Check::same(
            ['rated DESC, id DESC', 'rated, id', 'title, id', 'title DESC, id DESC'],
            [StoredOrder::Rating->columns(), StoredOrder::Rating->columns(isReversed: true), StoredOrder::Title->columns(), StoredOrder::Title->columns(isReversed: true)],
        );
    }
}
