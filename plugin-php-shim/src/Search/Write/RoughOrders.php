<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Search\Domain\RoughOrder;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Search\Domain\StoredOrder;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\Rebuild\ListingBatches;

/** Stores the rough order of listings for each stored order. */
final class RoughOrders
{
    private const STEP = 8000;
    /** Exponent of 2: the order is calculated again after at least this number of new listings. */
    private const FEW = 8;

    public function __construct(private readonly IndexTables $tables, private readonly FacetChanges $sets)
    {
    }

    public static function read(IndexTables $tables, StoredOrder $order): RoughOrder
    {
        $places = '';
        foreach ($tables->rows(
            'SELECT chunk, members, recent FROM {sets} WHERE facet = %s ORDER BY chunk',
            $order->facet(),
        ) as $row) {
            $places = str_pad($places, (int) $row['chunk'] * SetChunk::SPAN, "\0") . SetChunk::readOrder((string) $row['members'], (string) $row['recent']);
        }

        return new RoughOrder($places);
    }

    /**
     * Whether adding the listing with this number triggers a new calculation of the order. This happens less often as
     * the number of listings grows.
     */
    public static function isDue(int $number): bool
    {
        return $number % (1 << max(self::FEW, (int) log($number, 2) - self::FEW)) === 0;
    }

    /**
     * Like `isDue()`, but for changed listings whose position in the order is now unknown. Such listings are not
     * counted, so a random number decides.
     */
    public static function isDueByChance(int $lost): bool
    {
        return random_int(1, 1 << self::FEW) <= $lost;
    }

    /** Calculates and stores all orders. If another request has stored an order meanwhile, does not replace it. */
    public function renew(): void
    {
        foreach (StoredOrder::cases() as $order) {
            $facet = $order->facet();
            $read = array_column($this->tables->rows('SELECT facet, chunk, size, stamp, recent FROM {sets} WHERE facet = %s', $facet), null, 'chunk');
            $numbers = '';
            foreach (ListingBatches::inOrder($this->tables, $order, self::STEP, self::STEP) as $rows) {
                $numbers .= pack('V*', ...array_map(intval(...), array_column($rows, 'number')));
            }
            $pieces = str_split(RoughOrder::fromNumbers($numbers)->places, SetChunk::SPAN);
            foreach ($pieces as $chunk => $places) {
                $none = ['facet' => $facet, 'chunk' => (string) $chunk, 'size' => '0', 'stamp' => '0', 'recent' => ''];
                $this->sets->replace($read[$chunk] ?? $none, 0, SetChunk::writeOrder($places));
            }
        }
    }
}
