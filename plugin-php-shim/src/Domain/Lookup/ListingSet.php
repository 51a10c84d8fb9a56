<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Lookup;

/** Which listings have something in common: a bit for each listing's number, lowest first. */
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

    public static function ofBytes(string $bytes): self
    {
        return new self($bytes);
    }

    /** @param iterable<int> $numbers */
    public static function of(iterable $numbers): self
    {
        $bytes = '';
        foreach ($numbers as $number) {
            $byte = $number >> 3;
            if (!isset($bytes[$byte])) {
                $bytes = str_pad($bytes, $byte + 1, "\0");
            }
            $bytes[$byte] = $bytes[$byte] | chr(self::LOW_BITS[$number & 7]);
        }

        return new self($bytes);
    }

    public function has(int $number): bool
    {
        return isset($this->bytes[$number >> 3]) && (ord($this->bytes[$number >> 3]) & self::LOW_BITS[$number & 7]) !== 0;
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
        $numbers = [];
        $end = strlen($this->bytes);
        for ($at = strspn($this->bytes, "\0"); $at < $end; $at += 1 + strspn($this->bytes, "\0", $at + 1)) {
            $byte = ord($this->bytes[$at]);
            foreach (self::LOW_BITS as $place => $bit) {
                if (($byte & $bit) !== 0) {
                    $numbers[] = ($at << 3) + $place;
                }
            }
        }

        return $numbers;
    }
}
