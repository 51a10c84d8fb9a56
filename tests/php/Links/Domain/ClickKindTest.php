<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Links\Domain;

use Closure;
use Gazetteer\Links\Domain\ClickKind;
use Gazetteer\Tests\Check;

final class ClickKindTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $events = [
            'a link to another site' => ['click', 'outbound', 'outbound'],
            'a link to a partner' => ['click', 'affiliate', 'affiliate'],
            'a file' => ['file_download', 'download', 'download'],
            'a call' => ['tel', 'tel', 'tel'],
            'a mail' => ['mailto', 'mailto', 'mailto'],
            'a link to an own host' => ['cross_hostname', 'cross-hostname', 'cross-hostname'],
            'a search' => ['view_search_results', '', 'search'],
            'a purchase' => ['purchase', '', 'purchase'],
            'an event under another name' => ['click', 'download', null],
            'a name nobody knows' => ['page_view', 'outbound', null],
            'a kind nobody knows' => ['click', 'internal', null],
            'nothing at all' => ['', '', null],
        ];
        foreach ($events as $says => [$name, $type, $kind]) {
            yield "reads {$says}" => static fn () => Check::same($kind, ClickKind::of($name, $type));
        }

        $targets = [
            'host and path' => ['https://Shop.Example/a/b.html', 'shop.example/a/b.html'],
            'the host alone' => ['https://shop.example/', 'shop.example'],
            'no query and no hash' => ['https://shop.example/a?email=x@y.z&token=1#me', 'shop.example/a'],
            'no name, no password and no port' => ['https://user:pw@shop.example:8443/a', 'shop.example/a'],
            'no email address in a path' => ['https://shop.example/u/ann@b.example/c', 'shop.example/u/…/c'],
            'no hidden one either' => ['https://shop.example/u/ann%40b.example', 'shop.example/u/…'],
            'no number that could be a telephone’s or a customer’s' => ['https://shop.example/c/4155550100/', 'shop.example/c/…/'],
            'small numbers' => ['https://shop.example/2026/11/', 'shop.example/2026/11/'],
            'two hundred bytes at most' => ['https://shop.example/' . str_repeat('a', 500), 'shop.example/' . str_repeat('a', 187)],
            'nothing of a script' => ['javascript:alert(1)', null],
            'nothing of a number' => ['tel:+14155550100', null],
            'nothing of a host that is none' => ['https://-x-/', null],
            'nothing of what is no address' => ['http://', null],
        ];
        foreach ($targets as $says => [$address, $target]) {
            yield "keeps of a target {$says}" => static fn () => Check::same($target, ClickKind::target($address));
        }
    }
}
