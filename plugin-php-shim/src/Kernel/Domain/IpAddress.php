<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Domain;

/** An IPv4 or IPv6 address. Converts IPv4 addresses in IPv6 notation to plain IPv4 addresses. */
final class IpAddress
{
    /** IPv6 prefixes that are followed by an IPv4 address: mapped, translated (SIIT) and NAT64. */
    private const IPV4_PREFIXES = [
        "\0\0\0\0\0\0\0\0\0\0\xFF\xFF",
        "\0\0\0\0\0\0\0\0\xFF\xFF\0\0",
        "\0\x64\xFF\x9B\0\0\0\0\0\0\0\0",
    ];
    /** Prefix of 6to4 addresses. The IPv4 address follows the prefix. */
    private const SIX_TO_FOUR = "\x20\x02";
    /** Private, loopback and link-local addresses, and the carrier-grade NAT range. */
    private const LOCAL = [
        '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8', '169.254.0.0/16', '100.64.0.0/10',
        '::1', 'fc00::/7', 'fe80::/10',
    ];

    private function __construct(public readonly string $bytes)
    {
    }

    /** Parses an address. Proxies may append a port, which is removed. */
    public static function read(mixed $text): ?self
    {
        if (!is_string($text) || strlen($text) > 100) {
            return null;
        }
        $bare = preg_replace(['/^\[([^\]]*)\](?::\d+)?$/D', '/^([\d.]+):\d+$/D'], '$1', trim($text, " \t"));
        $bytes = filter_var($bare, FILTER_VALIDATE_IP) === false ? false : inet_pton((string) $bare);

        return $bytes === false ? null : new self(self::withoutPrefix($bytes));
    }

    public function text(): string
    {
        return (string) inet_ntop($this->bytes);
    }

    /** The part of the address that a household shares: the IPv4 address or the IPv6 /64 network. */
    public function household(): string
    {
        return strlen($this->bytes) === 4 ? $this->text() : bin2hex(substr($this->bytes, 0, 8));
    }

    /** Whether the address is valid only within a private network, so that no visitor from the internet can have it. */
    public function isLocal(): bool
    {
        return IpRange::anyContains(array_map(IpRange::read(...), self::LOCAL), $this);
    }

    private static function withoutPrefix(string $bytes): string
    {
        if (strlen($bytes) !== 16) {
            return $bytes;
        }
        if (in_array(substr($bytes, 0, 12), self::IPV4_PREFIXES, true)) {
            return substr($bytes, 12);
        }

        return str_starts_with($bytes, self::SIX_TO_FOUR) ? substr($bytes, 2, 4) : $bytes;
    }
}
