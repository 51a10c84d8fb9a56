<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Domain;

use Closure;
use Gazetteer\Kernel\Domain\ClientAddress;
use Gazetteer\Tests\Check;

/** A forwarding header is believed behind a proxy that the site names, and nowhere else. */
final class ClientAddressTest
{
    private const PROXIES = ['10.0.0.5', '198.51.100.0/24'];

    /** What it is called, who sends, what the header says, and the visitor. */
    private const FOUND = [
        ['the sender, without a proxy', '203.0.113.9', null, '203.0.113.9'],
        ['the sender, whatever it says it is', '203.0.113.9', '192.0.2.1', '203.0.113.9'],
        ['the sender, though it calls itself a proxy', '203.0.113.9', '192.0.2.1, 10.0.0.5', '203.0.113.9'],
        ['whom a named proxy names', '10.0.0.5', '203.0.113.9', '203.0.113.9'],
        ['whom a named proxy names last', '10.0.0.5', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
        ['whom a proxy in a named range names', '198.51.100.77', '203.0.113.9', '203.0.113.9'],
        ['whom a proxy before the named one names', '10.0.0.5', '203.0.113.9, 198.51.100.3', '203.0.113.9'],
        ['whom a named proxy names with a port', '10.0.0.5', '203.0.113.9:4711', '203.0.113.9'],
        ['whom a named proxy names as a mapped address', '::ffff:10.0.0.5', '::ffff:203.0.113.9', '203.0.113.9'],
        ['nobody, where a named proxy names nobody', '10.0.0.5', null, null],
        ['nobody, where a named proxy does not know', '10.0.0.5', '203.0.113.9, unknown', null],
        ['nobody, behind a proxy that nobody named', '10.0.0.9', '203.0.113.9', null],
        ['nobody, behind a proxy on the same machine', '127.0.0.1', '203.0.113.9', null],
        ['nobody, behind a proxy on the same machine, by its new address', '::1', '203.0.113.9', null],
        ['the sender, in a network without a proxy', '192.168.1.20', null, '192.168.1.20'],
        ['nobody, where there is no sender', '', '203.0.113.9', null],
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::FOUND as [$who, $peer, $forwarded, $visitor]) {
            yield "finds {$who}" => static fn () => Check::same($visitor, self::client($peer, $forwarded)->visitor?->text());
        }
        foreach (['HTTP_X_REAL_IP', 'HTTP_FORWARDED', 'HTTP_CF_CONNECTING_IP', 'HTTP_X_FORWARDED_PROTO'] as $header) {
            yield "knows an unnamed proxy by {$header}" => static fn () => Check::same(
                [true, null],
                [($client = ClientAddress::fromServer(['REMOTE_ADDR' => '10.0.0.9', $header => 'x'], []))->isHidden(), $client->visitor],
            );
        }
        yield 'hides nobody behind a named proxy' => static fn () => Check::same(false, self::client('10.0.0.5', '203.0.113.9')->isHidden());
        yield 'does not take every header from the Internet for a proxy' => static fn () => Check::same(false, self::client('203.0.113.9', '192.0.2.1')->isHidden());
        yield 'reads headers of any shape' => static fn () => Check::same(
            null,
            ClientAddress::fromServer(['REMOTE_ADDR' => ['10.0.0.5'], 'HTTP_X_FORWARDED_FOR' => ['x']], self::PROXIES)->visitor,
        );
    }

    private static function client(string $peer, ?string $forwarded): ClientAddress
    {
        return ClientAddress::fromServer(['REMOTE_ADDR' => $peer] + ($forwarded === null ? [] : ['HTTP_X_FORWARDED_FOR' => $forwarded]), self::PROXIES);
    }
}
