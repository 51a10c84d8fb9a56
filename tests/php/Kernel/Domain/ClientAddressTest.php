<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Domain;

use Closure;
use Gazetteer\Kernel\Domain\ClientAddress;
use Gazetteer\Tests\Check;

/** Tests that a forwarding header is trusted only behind a proxy from the settings. */
final class ClientAddressTest
{
    private const PROXIES = ['10.0.0.5', '198.51.100.0/24'];

    /**
     * Cases: title, IP address of the sender, forwarding header, and expected IP address of the
     * visitor.
     */
    private const FOUND = [
        ['the sender without a proxy', '203.0.113.9', null, '203.0.113.9'],
        ['the sender, although it sends a forwarding header', '203.0.113.9', '192.0.2.1', '203.0.113.9'],
        ['the sender, although its header contains a trusted proxy', '203.0.113.9', '192.0.2.1, 10.0.0.5', '203.0.113.9'],
        ['the address that a trusted proxy forwards', '10.0.0.5', '203.0.113.9', '203.0.113.9'],
        ['the last address that a trusted proxy forwards', '10.0.0.5', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
        ['the address that a proxy in a trusted range forwards', '198.51.100.77', '203.0.113.9', '203.0.113.9'],
        ['the address before a second trusted proxy', '10.0.0.5', '203.0.113.9, 198.51.100.3', '203.0.113.9'],
        ['the forwarded address without its port', '10.0.0.5', '203.0.113.9:4711', '203.0.113.9'],
        ['the forwarded address in IPv6 notation', '::ffff:10.0.0.5', '::ffff:203.0.113.9', '203.0.113.9'],
        ['no visitor if a trusted proxy forwards none', '10.0.0.5', null, null],
        ['no visitor if a trusted proxy forwards “unknown”', '10.0.0.5', '203.0.113.9, unknown', null],
        ['no visitor behind an unknown proxy', '10.0.0.9', '203.0.113.9', null],
        ['no visitor behind a proxy on the same machine', '127.0.0.1', '203.0.113.9', null],
        ['no visitor behind a proxy on the same machine with an IPv6 address', '::1', '203.0.113.9', null],
        ['the sender in a private network without a proxy', '192.168.1.20', null, '192.168.1.20'],
        ['no visitor without a sender', '', '203.0.113.9', null],
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::FOUND as [$who, $peer, $forwarded, $visitor]) {
            yield "the visitor is {$who}" => static fn () => Check::same($visitor, self::client($peer, $forwarded)->visitor?->text());
        }
        foreach (['HTTP_X_REAL_IP', 'HTTP_FORWARDED', 'HTTP_CF_CONNECTING_IP', 'HTTP_X_FORWARDED_PROTO'] as $header) {
            yield "an unknown proxy is detected by {$header}" => static fn () => Check::same(
                [true, null],
                [($client = ClientAddress::fromServer(['REMOTE_ADDR' => '10.0.0.9', $header => 'x'], []))->isHidden(), $client->visitor],
            );
        }
        yield 'behind a trusted proxy, no unknown proxy is reported' => static fn () => Check::same(false, self::client('10.0.0.5', '203.0.113.9')->isHidden());
        yield 'a header from the Internet alone does not indicate a proxy' => static fn () => Check::same(false, self::client('203.0.113.9', '192.0.2.1')->isHidden());
        yield 'headers of any format cause no error' => static fn () => Check::same(
            null,
            ClientAddress::fromServer(['REMOTE_ADDR' => ['10.0.0.5'], 'HTTP_X_FORWARDED_FOR' => ['x']], self::PROXIES)->visitor,
        );
    }

    private static function client(string $peer, ?string $forwarded): ClientAddress
    {
        return ClientAddress::fromServer(['REMOTE_ADDR' => $peer] + ($forwarded === null ? [] : ['HTTP_X_FORWARDED_FOR' => $forwarded]), self::PROXIES);
    }
}
