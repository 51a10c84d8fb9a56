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
            'a valid URL unchanged' => ['https://shop.example/a?ref=1&x=%20#top', 'https://shop.example/a?ref=1&x=%20#top'],
            'a host without a path, with a slash added' => [' HTTP://Shop.Example ', 'http://shop.example/'],
            'a query directly after the host' => ['https://shop.example?ref=1', 'https://shop.example/?ref=1'],
            'a URL with a port' => ['https://shop.example:8443/a', 'https://shop.example:8443/a'],
            'a URL with an IPv6 address' => ['http://[2001:db8::1]:81/a', 'http://[2001:db8::1]:81/a'],
            'characters that WordPress would remove, percent-encoded' => ["https://shop.example/{a}|'é", 'https://shop.example/%7Ba%7D%7C%27%C3%A9'],
            'nothing' => ['  ', OutboundFault::TargetMissing],
            'a script URL' => ['javascript:alert(1)', OutboundFault::TargetNotWeb],
            'data' => ['data:text/html,x', OutboundFault::TargetNotWeb],
            'a path without a host' => ['/wp-login.php', OutboundFault::TargetNotWeb],
            'a URL without its scheme' => ['//evil.example', OutboundFault::TargetNotWeb],
            'a file URL' => ['ftp://shop.example/a', OutboundFault::TargetNotWeb],
            'words' => ['the shop', $wrong],
            'a host without a scheme' => ['shop.example/a', $wrong],
            'a URL without a host' => ['https:///a', $wrong],
            'an invalid host' => ['https://-shop-/a', $wrong],
            'an invalid port' => ['https://shop.example:99999/', $wrong],
            'the port 0' => ['https://shop.example:0/', $wrong],
            'a second HTTP header' => ["https://shop.example/\r\nSet-Cookie: a=b", $wrong],
            'a tab inside of the URL' => ["https://shop.example/\ta", $wrong],
            'an invisible character' => ["https://shop.example/\u{202E}a", $wrong],
            'a backslash' => ['https://shop.example\\@evil.example/', $wrong],
            'an incomplete percent-encoding' => ['https://shop.example/%zz', $wrong],
            'invalid UTF-8' => ["https://shop.example/\xFF", $wrong],
            'a user name and a password' => ['https://bank.example:pw@evil.example/', OutboundFault::TargetWithPassword],
            'a URL above the maximum length' => ['https://shop.example/' . str_repeat('a', 2000), OutboundFault::TargetTooLong],
            'a URL above the maximum length after encoding' => ['https://shop.example/' . str_repeat('é', 900), OutboundFault::TargetTooLong],
        ];
        foreach ($targets as $says => [$typed, $read]) {
            yield "the target is read: {$says}" => static fn () => Check::same($read, OutboundTarget::read($typed));
        }
        yield 'a target that is read again does not change' => static fn () => Check::same('https://shop.example/%7Ba%7D', OutboundTarget::read((string) OutboundTarget::read('https://shop.example/{a}')));
        foreach (['https://shop.example/a' => 'shop.example', 'https://shop.example:81/a' => 'shop.example', 'https://[::1]/' => '[::1]', 'mailto:a@b.example' => ''] as $target => $host) {
            yield "the host of {$target} is found" => static fn () => Check::same($host, OutboundTarget::host($target));
        }
    }
}
