<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Domain;

/** The IP address a request comes from, as far as the server can know it. */
final class ClientAddress
{
    public const FORWARDED_FOR = 'HTTP_X_FORWARDED_FOR';
    /** Proxies add at least one of these headers. */
    private const FORWARDING = [
        self::FORWARDED_FOR, 'HTTP_FORWARDED', 'HTTP_X_REAL_IP', 'HTTP_X_CLIENT_IP', 'HTTP_X_CLUSTER_CLIENT_IP', 'HTTP_TRUE_CLIENT_IP',
        'HTTP_CF_CONNECTING_IP', 'HTTP_FASTLY_CLIENT_IP', 'HTTP_X_FORWARDED_PROTO', 'HTTP_X_FORWARDED_HOST', 'HTTP_VIA',
    ];

    /**
     * @param ?IpAddress $peer The address that sent the request to the server.
     * @param bool $isDeclared Whether that address is a proxy listed in the site's settings.
     * @param ?IpAddress $visitor Null if unknown, because all visitors come through the same proxy.
     */
    private function __construct(
        public readonly ?IpAddress $peer,
        public readonly bool $isDeclared,
        public readonly ?IpAddress $visitor,
    ) {
    }

    /**
     * Uses forwarding headers only behind a proxy that is listed in the site's settings. Of several addresses the last
     * one that is not a listed proxy counts: the client can fake all addresses before it.
     *
     * @param array<array-key, mixed> $server The variables of the request.
     * @param list<string> $proxies Addresses and ranges.
     */
    public static function fromServer(array $server, array $proxies): self
    {
        $peer = IpAddress::read($server['REMOTE_ADDR'] ?? '');
        $ranges = array_map(IpRange::read(...), $proxies);
        if ($peer === null) {
            return new self(null, false, null);
        }
        if (IpRange::anyHolds($ranges, $peer)) {
            return new self($peer, true, self::lastHop($server[self::FORWARDED_FOR] ?? '', $ranges));
        }

        return new self($peer, false, $peer->isLocal() && self::isForwarded($server) ? null : $peer);
    }

    /** Whether requests come through a proxy that is not listed in the settings. */
    public function isHidden(): bool
    {
        return $this->peer !== null && !$this->isDeclared && $this->visitor === null;
    }

    /** @param array<array-key, ?IpRange> $ranges */
    private static function lastHop(mixed $forwarded, array $ranges): ?IpAddress
    {
        foreach (array_reverse(is_string($forwarded) ? explode(',', $forwarded) : []) as $text) {
            $hop = IpAddress::read($text);
            if ($hop === null || !IpRange::anyHolds($ranges, $hop)) {
                return $hop;
            }
        }

        return null;
    }

    /** @param array<array-key, mixed> $server */
    private static function isForwarded(array $server): bool
    {
        foreach (self::FORWARDING as $header) {
            if (($server[$header] ?? '') !== '') {
                return true;
            }
        }

        return false;
    }
}
