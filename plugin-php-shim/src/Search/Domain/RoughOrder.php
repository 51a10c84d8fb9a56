<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/**
 * The approximate position of each listing in a sort order, as one byte per listing number. The byte is 1 to 255, or
 * 0 for a listing that was added or changed after the order was stored. Such a listing can be at any position.
 */
final class RoughOrder
{
    private const PLACES = 255;

    public function __construct(public readonly string $places)
    {
    }

    /** @param string $numbers The numbers of all listings in order, packed in four bytes each. */
    public static function fromNumbers(string $numbers): self
    {
        $count = intdiv(strlen($numbers), 4);
        $places = '';
        for ($at = 0; $at < $count; $at += SetChunk::SPAN) {
            foreach (unpack('V*', substr($numbers, $at * 4, SetChunk::SPAN * 4)) ?: [] as $nth => $number) {
                if (!isset($places[$number])) {
                    $places = str_pad($places, max($number + 1, $count + 1), "\0");
                }
                $places[$number] = chr(1 + intdiv(($at + $nth - 1) * self::PLACES, $count));
            }
        }

        return new self($places);
    }

    /**
     * @param list<int> $numbers
     * @return array{int, list<int>} The number of skipped listings that are certainly before the page, and the listing numbers that can be on the page.
     */
    public function candidates(array $numbers, int $first, int $most): array
    {
        $places = [];
        foreach ($numbers as $number) {
            $places[isset($this->places[$number]) ? ord($this->places[$number]) : 0][] = $number;
        }
        $found = $places[0] ?? [];
        // The listings with an unknown position may all be before the page.
        $from = $first - count($found);
        unset($places[0]);
        ksort($places);
        $left = 0;
        $passed = 0;
        foreach ($places as $some) {
            if ($passed >= $first + $most) {
                break;
            }
            $passed += count($some);
            if ($passed <= $from) {
                $left = $passed;
            } else {
                array_push($found, ...$some);
            }
        }

        return [$left, $found];
    }

    /**
     * Like `candidates()`, but does not process each listing. Use this for a set of nearly all listings.
     *
     * @return array{int, list<int>}
     */
    public function candidatesOfAll(ListingSet $all, int $first, int $most): array
    {
        $numbers = $this->without($all);
        $counts = count_chars($this->places, 1);
        unset($counts[0]);
        $from = $first - count($numbers);
        $left = $passed = 0;
        foreach ($counts as $place => $count) {
            if ($passed >= $first + $most) {
                break;
            }
            $passed += $count;
            if ($passed <= $from) {
                $left = $passed;
            } else {
                array_push($numbers, ...$this->at(chr($place)));
            }
        }

        return [$left, $numbers];
    }

    /** @return list<int> Numbers of listings with an unknown position, or added after the order was stored. */
    private function without(ListingSet $all): array
    {
        $known = strlen($this->places);
        $last = strlen($all->bytes) * 8;

        return [...$all->among($known === 0 ? [] : $this->at("\0")), ...$all->among($last > $known ? range($known, $last - 1) : [])];
    }

    /** @return list<int> */
    private function at(string $place): array
    {
        $numbers = [];
        for ($at = strpos($this->places, $place); $at !== false; $at = strpos($this->places, $place, $at + 1)) {
            $numbers[] = $at;
        }

        return $numbers;
    }
}
