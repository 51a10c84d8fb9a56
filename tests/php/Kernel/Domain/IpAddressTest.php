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
        'as it is' => '203.0.113.9',
        'mapped into a new one' => '::ffff:203.0.113.9',
        'mapped, in hexadecimal digits' => '::FFFF:cb00:7109',
        'mapped, written out' => '0:0:0:0:0:ffff:cb00:7109',
        'translated' => '::ffff:0:203.0.113.9',
        'translated by its network' => '64:ff9b::203.0.113.9',
        'translated, in hexadecimal digits' => '64:ff9b::cb00:7109',
        'as a network of the tunnel 6to4' => '2002:cb00:7109:1::1',
        'with a port' => '203.0.113.9:51234',
        'mapped, with a port' => '[::ffff:203.0.113.9]:443',
        'with blanks' => ' 203.0.113.9 ',
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::SAME as $how => $text) {
            yield "knows an address {$how}" => static fn () => Check::same('203.0.113.9', IpAddress::read($text)?->household());
        }
        yield 'gives a household the range of its new addresses' => static fn () => Check::same(
            [true, false],
            [self::isSame('2001:db8:1:2::1', '2001:db8:1:2:ffff::9'), self::isSame('2001:db8:1:2::1', '2001:db8:1:3::1')],
        );
        yield 'tells mapped addresses apart' => static fn () => Check::same(false, self::isSame('::ffff:203.0.113.9', '::ffff:203.0.113.10'));
        foreach (['', 'unknown', '_hidden', '999.1.1.1', '1.2.3', '::1::', [], null, 5, str_repeat('1', 200), "203.0.113.9\0"] as $place => $text) {
            yield "reads nothing from what is no address, {$place}" => static fn () => Check::same(null, IpAddress::read($text));
        }
        foreach (['10.1.2.3', '172.31.0.1', '192.168.1.1', '127.0.0.1', '100.64.3.2', '169.254.1.1', '::1', 'fd12::1', 'fe80::1', '::ffff:10.0.0.1'] as $text) {
            yield "knows {$text} for an address within a network" => static fn () => Check::same(true, IpAddress::read($text)?->isLocal());
        }
        foreach (['172.32.0.1', '203.0.113.9', '11.0.0.1', '100.128.0.1', '2001:db8::1', '::ffff:8.8.8.8'] as $text) {
            yield "knows {$text} for a visitor’s" => static fn () => Check::same(false, IpAddress::read($text)?->isLocal());
        }
    }

    private static function isSame(string $one, string $other): bool
    {
        return IpAddress::read($one)?->household() === IpAddress::read($other)?->household();
    }
}
