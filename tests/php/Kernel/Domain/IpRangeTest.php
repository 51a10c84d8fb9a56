<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Domain;

use Closure;
use Gazetteer\Kernel\Domain\IpAddress;
use Gazetteer\Kernel\Domain\IpRange;
use Gazetteer\Tests\Check;

/** Tests which IP addresses a range in CIDR notation contains. */
final class IpRangeTest
{
    private const HOLDS = [
        ['203.0.113.9', '203.0.113.9', true],
        ['203.0.113.9', '203.0.113.10', false],
        ['10.0.0.0/8', '10.255.0.1', true],
        ['10.0.0.0/8', '11.0.0.1', false],
        ['10.0.0.128/25', '10.0.0.129', true],
        ['10.0.0.128/25', '10.0.0.127', false],
        ['10.0.0.7/24', '10.0.0.200', true],
        ['::ffff:10.0.0.0/104', '10.9.9.9', true],
        ['10.0.0.0/8', '::ffff:10.0.0.1', true],
        ['2001:db8::/32', '2001:db8:ffff::1', true],
        ['2001:db8::/32', '2001:db9::1', false],
        ['0.0.0.0/0', '::1', false],
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::HOLDS as [$range, $address, $holds]) {
            yield "{$range} " . ($holds ? 'holds' : 'does not hold') . " {$address}" => static fn () => Check::same(
                $holds,
                IpRange::read($range)?->contains(IpAddress::read($address) ?? throw new \LogicException()),
            );
        }
        foreach (['10.0.0.0/33', '2001:db8::/129', '10.0.0.0/', '10.0.0.0/-1', 'proxy.example', '::ffff:10.0.0.0/8', '', [], null] as $place => $text) {
            yield "an invalid range is refused, {$place}" => static fn () => Check::same(null, IpRange::read($text));
        }
    }
}
