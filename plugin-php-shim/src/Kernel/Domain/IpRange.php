<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Domain;

/** A single IP address or a range in CIDR notation: `203.0.113.9`, `10.0.0.0/8`, `2001:db8::/32`. */
final class IpRange
{
    private function __construct(private readonly IpAddress $first, public readonly int $bits)
    {
    }

    public static function read(mixed $text): ?self
    {
        if (!is_string($text) || preg_match('~^([0-9a-f:.]+)(?:/(\d{1,3}))?$~Di', trim($text), $found) !== 1) {
            return null;
        }
        $first = IpAddress::read($found[1]);
        $most = $first === null ? 0 : strlen($first->bytes) * 8;
        // If an IPv4 address is written in IPv6 notation, subtract the 96 bits before the IPv4 part from the prefix
        // length.
        $bits = isset($found[2]) ? (int) $found[2] - (str_contains($found[1], ':') && $most === 32 ? 96 : 0) : $most;

        return $first !== null && $bits >= 0 && $bits <= $most ? new self($first, $bits) : null;
    }

    public function contains(IpAddress $address): bool
    {
        return strlen($address->bytes) === strlen($this->first->bytes)
            && strncmp(self::bits($address), self::bits($this->first), $this->bits) === 0;
    }

    /** @param array<array-key, ?self> $ranges */
    public static function anyContains(array $ranges, IpAddress $address): bool
    {
        foreach ($ranges as $range) {
            if ($range?->contains($address) === true) {
                return true;
            }
        }

        return false;
    }

    private static function bits(IpAddress $address): string
    {
        return implode('', array_map(static fn (string $byte): string => sprintf('%08b', ord($byte)), str_split($address->bytes)));
    }
}
