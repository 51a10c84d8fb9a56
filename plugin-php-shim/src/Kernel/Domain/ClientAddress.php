<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Domain;

/** The IP address of a visitor. It may be unknown if the request came through a proxy. */
final class ClientAddress
{
    public const FORWARDED_FOR = 'HTTP_X_FORWARDED_FOR';
    /** Headers that proxies add. Each proxy adds at least one of them. */
    private const FORWARDING = [
        self::FORWARDED_FOR, 'HTTP_FORWARDED', 'HTTP_X_REAL_IP', 'HTTP_X_CLIENT_IP', 'HTTP_X_CLUSTER_CLIENT_IP', 'HTTP_TRUE_CLIENT_IP',
        'HTTP_CF_CONNECTING_IP', 'HTTP_FASTLY_CLIENT_IP', 'HTTP_X_FORWARDED_PROTO', 'HTTP_X_FORWARDED_HOST', 'HTTP_VIA',
    ];

    /**
     * @param ?IpAddress $peer The address that connected to the server: the visitor's or a proxy's.
     * @param bool $isListedProxy Whether `$peer` is a proxy listed in the site's settings.
     * @param ?IpAddress $visitor Null if the request came through a proxy that is not listed.
     */
    private function __construct(
        public readonly ?IpAddress $peer,
        public readonly bool $isListedProxy,
        public readonly ?IpAddress $visitor,
    ) {
    }

    /**
     * Reads forwarding headers only if the request came through a listed proxy. Visitors can forge the beginning of
     * the header, so the last address that is not a listed proxy is the visitor's.
     *
     * @param array<array-key, mixed> $server The server variables of the request.
     * @param list<string> $proxies The IP addresses and address ranges of the listed proxies.
     */
    public static function fromServer(array $server, array $proxies): self
    {
        $peer = IpAddress::read($server['REMOTE_ADDR'] ?? '');
        $ranges = array_map(IpRange::read(...), $proxies);
        if ($peer === null) {
            return new self(null, false, null);
        }
        if (IpRange::anyContains($ranges, $peer)) {
            return new self($peer, true, self::lastHop($server[self::FORWARDED_FOR] ?? '', $ranges));
        }

        return new self($peer, false, $peer->isLocal() && self::isForwarded($server) ? null : $peer);
    }

    /** Whether requests come through a proxy that is not listed in the settings. */
    public function isHidden(): bool
    {
        return $this->peer !== null && !$this->isListedProxy && $this->visitor === null;
    }

    /** @param array<array-key, ?IpRange> $ranges */
    private static function lastHop(mixed $forwarded, array $ranges): ?IpAddress
    {
        foreach (array_reverse(is_string($forwarded) ? explode(',', $forwarded) : []) as $text) {
            $hop = IpAddress::read($text);
            if ($hop === null || !IpRange::anyContains($ranges, $hop)) {
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
