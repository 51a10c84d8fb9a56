<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Domain;

/** An address of the Internet. One of the old kind that is written as one of the new counts as what it is. */
final class IpAddress
{
    /** Prefixes before the four bytes of an old address: mapped, translated, and translated by a network. */
    private const WRITTEN_AS_NEW = [
        "\0\0\0\0\0\0\0\0\0\0\xFF\xFF",
        "\0\0\0\0\0\0\0\0\xFF\xFF\0\0",
        "\0\x64\xFF\x9B\0\0\0\0\0\0\0\0",
    ];
    /** A network of this prefix (6to4) belongs to the old address that follows it. */
    private const TUNNEL = "\x20\x02";
    /** Private, loopback, link-local, and what providers share among customers. */
    private const LOCAL = [
        '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8', '169.254.0.0/16', '100.64.0.0/10',
        '::1', 'fc00::/7', 'fe80::/10',
    ];

    private function __construct(public readonly string $bytes)
    {
    }

    /** Proxies may write a port behind it. */
    public static function read(mixed $text): ?self
    {
        if (!is_string($text) || strlen($text) > 100) {
            return null;
        }
        $bare = preg_replace(['/^\[([^\]]*)\](?::\d+)?$/D', '/^([\d.]+):\d+$/D'], '$1', trim($text, " \t"));
        $bytes = filter_var($bare, FILTER_VALIDATE_IP) === false ? false : inet_pton((string) $bare);

        return $bytes === false ? null : new self(self::plain($bytes));
    }

    public function text(): string
    {
        return (string) inet_ntop($this->bytes);
    }

    /** What one household has: an address of the old kind, or a whole range of the new. */
    public function household(): string
    {
        return strlen($this->bytes) === 4 ? $this->text() : bin2hex(substr($this->bytes, 0, 8));
    }

    /** Whether it means something only inside of a network, so that no visitor can come from there. */
    public function isLocal(): bool
    {
        return IpRange::anyHolds(array_map(IpRange::read(...), self::LOCAL), $this);
    }

    private static function plain(string $bytes): string
    {
        if (strlen($bytes) !== 16) {
            return $bytes;
        }
        if (in_array(substr($bytes, 0, 12), self::WRITTEN_AS_NEW, true)) {
            return substr($bytes, 12);
        }

        return str_starts_with($bytes, self::TUNNEL) ? substr($bytes, 2, 4) : $bytes;
    }
}
