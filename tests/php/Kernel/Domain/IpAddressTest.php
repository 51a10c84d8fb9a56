<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Domain;

use Closure;
use Gazetteer\Kernel\Domain\IpAddress;
use Gazetteer\Tests\Check;

/** Tests that different spellings of an IP address are treated as the same address. */
final class IpAddressTest
{
    private const SAME = [
        'in its usual spelling' => '203.0.113.9',
        'mapped into IPv6' => '::ffff:203.0.113.9',
        'mapped into IPv6, in hexadecimal digits' => '::FFFF:cb00:7109',
        'mapped into IPv6, written in full' => '0:0:0:0:0:ffff:cb00:7109',
        'translated' => '::ffff:0:203.0.113.9',
        'translated by NAT64' => '64:ff9b::203.0.113.9',
        'translated by NAT64, in hexadecimal digits' => '64:ff9b::cb00:7109',
        'as a network of a 6to4 tunnel' => '2002:cb00:7109:1::1',
        'with a port' => '203.0.113.9:51234',
        'mapped into IPv6, with a port' => '[::ffff:203.0.113.9]:443',
        'with spaces' => ' 203.0.113.9 ',
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::SAME as $how => $text) {
            yield "an IPv4 address is recognised {$how}" => static fn () => Check::same('203.0.113.9', IpAddress::read($text)?->household());
        }
        yield 'the IPv6 addresses of a household are one range' => static fn () => Check::same(
            [true, false],
            [self::isSame('2001:db8:1:2::1', '2001:db8:1:2:ffff::9'), self::isSame('2001:db8:1:2::1', '2001:db8:1:3::1')],
        );
        yield 'different mapped addresses are distinguished' => static fn () => Check::same(false, self::isSame('::ffff:203.0.113.9', '::ffff:203.0.113.10'));
        foreach (['', 'unknown', '_hidden', '999.1.1.1', '1.2.3', '::1::', [], null, 5, str_repeat('1', 200), "203.0.113.9\0"] as $place => $text) {
            yield "an invalid address is ignored, {$place}" => static fn () => Check::same(null, IpAddress::read($text));
        }
        foreach (['10.1.2.3', '172.31.0.1', '192.168.1.1', '127.0.0.1', '100.64.3.2', '169.254.1.1', '::1', 'fd12::1', 'fe80::1', '::ffff:10.0.0.1'] as $text) {
            yield "{$text} is a private address" => static fn () => Check::same(true, IpAddress::read($text)?->isLocal());
        }
        foreach (['172.32.0.1', '203.0.113.9', '11.0.0.1', '100.128.0.1', '2001:db8::1', '::ffff:8.8.8.8'] as $text) {
            yield "{$text} is a public address" => static fn () => Check::same(false, IpAddress::read($text)?->isLocal());
        }
    }

    private static function isSame(string $one, string $other): bool
    {
        return IpAddress::read($one)?->household() === IpAddress::read($other)?->household();
    }
}
