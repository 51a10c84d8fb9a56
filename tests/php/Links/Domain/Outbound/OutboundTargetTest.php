<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Links\Domain\Outbound;

use Closure;
use Gazetteer\Links\Domain\Outbound\OutboundFault;
use Gazetteer\Links\Domain\Outbound\OutboundTarget;
use Gazetteer\Tests\Check;

final class OutboundTargetTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $wrong = OutboundFault::TargetWrong;
        $targets = [
            'an address as it is' => ['https://shop.example/a?ref=1&x=%20#top', 'https://shop.example/a?ref=1&x=%20#top'],
            'a host alone, with a slash' => [' HTTP://Shop.Example ', 'http://shop.example/'],
            'a query behind a host' => ['https://shop.example?ref=1', 'https://shop.example/?ref=1'],
            'a port' => ['https://shop.example:8443/a', 'https://shop.example:8443/a'],
            'an address of six numbers’ kind' => ['http://[2001:db8::1]:81/a', 'http://[2001:db8::1]:81/a'],
            'letters that WordPress would drop, in hexadecimal' => ["https://shop.example/{a}|'é", 'https://shop.example/%7Ba%7D%7C%27%C3%A9'],
            'nothing' => ['  ', OutboundFault::TargetMissing],
            'a script' => ['javascript:alert(1)', OutboundFault::TargetNotWeb],
            'data' => ['data:text/html,x', OutboundFault::TargetNotWeb],
            'a path' => ['/wp-login.php', OutboundFault::TargetNotWeb],
            'an address without its scheme' => ['//evil.example', OutboundFault::TargetNotWeb],
            'a file' => ['ftp://shop.example/a', OutboundFault::TargetNotWeb],
            'words' => ['the shop', $wrong],
            'a host without a scheme' => ['shop.example/a', $wrong],
            'no host' => ['https:///a', $wrong],
            'a host that is none' => ['https://-shop-/a', $wrong],
            'a port that is none' => ['https://shop.example:99999/', $wrong],
            'a port of nought' => ['https://shop.example:0/', $wrong],
            'a second header' => ["https://shop.example/\r\nSet-Cookie: a=b", $wrong],
            'a tab within' => ["https://shop.example/\ta", $wrong],
            'what nobody sees' => ["https://shop.example/\u{202E}a", $wrong],
            'a slash that leans back' => ['https://shop.example\\@evil.example/', $wrong],
            'half a sign' => ['https://shop.example/%zz', $wrong],
            'broken letters' => ["https://shop.example/\xFF", $wrong],
            'a name and a password' => ['https://bank.example:pw@evil.example/', OutboundFault::TargetWithPassword],
            'more than is kept' => ['https://shop.example/' . str_repeat('a', 2000), OutboundFault::TargetTooLong],
            'more than is kept, once written out' => ['https://shop.example/' . str_repeat('é', 900), OutboundFault::TargetTooLong],
        ];
        foreach ($targets as $says => [$typed, $read]) {
            yield "reads {$says}" => static fn () => Check::same($read, OutboundTarget::read($typed));
        }
        yield 'reads what it has read to the same' => static fn () => Check::same('https://shop.example/%7Ba%7D', OutboundTarget::read((string) OutboundTarget::read('https://shop.example/{a}')));
        foreach (['https://shop.example/a' => 'shop.example', 'https://shop.example:81/a' => 'shop.example', 'https://[::1]/' => '[::1]', 'mailto:a@b.example' => ''] as $target => $host) {
            yield "knows the host of {$target}" => static fn () => Check::same($host, OutboundTarget::host($target));
        }
    }
}
