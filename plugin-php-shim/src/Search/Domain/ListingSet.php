<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** A set of listing numbers, stored as one bit per number. The first bit is number 0. */
final class ListingSet
{
    private const LOW_BITS = [1, 2, 4, 8, 16, 32, 64, 128];

    private function __construct(public readonly string $bytes)
    {
    }

    public static function none(): self
    {
        return new self('');
    }

    public static function fromBytes(string $bytes): self
    {
        return new self($bytes);
    }

    /** @param iterable<int> $numbers */
    public static function fromNumbers(iterable $numbers): self
    {
        $bytes = [];
        foreach ($numbers as $number) {
            $bytes[$number >> 3] = ($bytes[$number >> 3] ?? 0) | self::LOW_BITS[$number & 7];
        }
        if ($bytes === []) {
            return self::none();
        }
        $last = max(array_keys($bytes));
        $text = str_repeat("\0", $last + 1);
        foreach ($bytes as $at => $byte) {
            $text[$at] = chr($byte);
        }

        return new self($text);
    }

    public function has(int $number): bool
    {
        return isset($this->bytes[$number >> 3]) && (ord($this->bytes[$number >> 3]) & self::LOW_BITS[$number & 7]) !== 0;
    }

    /**
     * @param array<array-key, int> $numbers
     * @return list<int> Those of the numbers that are in the set.
     */
    public function among(array $numbers): array
    {
        $members = [];
        foreach ($numbers as $number) {
            $byte = $number >> 3;
            if (isset($this->bytes[$byte]) && (ord($this->bytes[$byte]) & self::LOW_BITS[$number & 7]) !== 0) {
                $members[] = $number;
            }
        }

        return $members;
    }

    /** Returns the listing numbers in one chunk, counted from the start of the chunk. */
    public function piece(int $chunk): self
    {
        return new self(substr($this->bytes, $chunk * SetChunk::SPAN / 8, SetChunk::SPAN / 8));
    }

    public function and(self $other): self
    {
        return new self($this->bytes & $other->bytes);
    }

    public function or(self $other): self
    {
        return new self($this->bytes | $other->bytes);
    }

    public function without(self $other): self
    {
        return new self($this->bytes & ~str_pad($other->bytes, strlen($this->bytes), "\0"));
    }

    public function isEmpty(): bool
    {
        return strspn($this->bytes, "\0") === strlen($this->bytes);
    }

    public function count(): int
    {
        static $ones = null;
        $ones ??= array_map(static fn (int $byte): int => substr_count(decbin($byte), '1'), range(0, 255));
        $count = 0;
        foreach (count_chars($this->bytes, 1) as $byte => $times) {
            $count += $ones[$byte] * $times;
        }

        return $count;
    }

    /** @return list<int> */
    public function numbers(): array
    {
        $places = self::places();
        $numbers = [];
        $end = strlen($this->bytes);
        for ($at = strspn($this->bytes, "\0"); $at < $end; $at += 1 + strspn($this->bytes, "\0", $at + 1)) {
            foreach ($places[$this->bytes[$at]] as $place) {
                $numbers[] = ($at << 3) + $place;
            }
        }

        return $numbers;
    }

    /** @return array<array-key, list<int>> The positions of the set bits, by byte. */
    private static function places(): array
    {
        static $places = null;
        if ($places === null) {
            for ($byte = 0; $byte < 256; $byte++) {
                $places[chr($byte)] = array_keys(array_filter(self::LOW_BITS, static fn (int $bit): bool => ($byte & $bit) !== 0));
            }
        }

        return $places;
    }
}
