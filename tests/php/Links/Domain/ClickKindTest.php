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
            'a download' => ['file_download', 'download', 'download'],
            'a telephone number' => ['tel', 'tel', 'tel'],
            'an email address' => ['mailto', 'mailto', 'mailto'],
            'a link to another own host' => ['cross_hostname', 'cross-hostname', 'cross-hostname'],
            'a site search' => ['view_search_results', '', 'search'],
            'a purchase' => ['purchase', '', 'purchase'],
            'an event with another name' => ['click', 'download', null],
            'an unknown event name' => ['page_view', 'outbound', null],
            'an unknown kind of link' => ['click', 'internal', null],
            'an empty event' => ['', '', null],
        ];
        foreach ($events as $says => [$name, $type, $kind]) {
            yield "the kind of an event is read: {$says}" => static fn () => Check::same($kind, ClickKind::of($name, $type));
        }

        $targets = [
            'its host and path' => ['https://Shop.Example/a/b.html', 'shop.example/a/b.html'],
            'its host if there is no path' => ['https://shop.example/', 'shop.example'],
            'no query and no hash' => ['https://shop.example/a?email=x@y.z&token=1#me', 'shop.example/a'],
            'no user name, no password and no port' => ['https://user:pw@shop.example:8443/a', 'shop.example/a'],
            'no email address in its path' => ['https://shop.example/u/ann@b.example/c', 'shop.example/u/…/c'],
            'no encoded email address in its path' => ['https://shop.example/u/ann%40b.example', 'shop.example/u/…'],
            'no number that could identify a person' => ['https://shop.example/c/4155550100/', 'shop.example/c/…/'],
            'small numbers in its path' => ['https://shop.example/2026/11/', 'shop.example/2026/11/'],
            'at most two hundred bytes' => ['https://shop.example/' . str_repeat('a', 500), 'shop.example/' . str_repeat('a', 187)],
            'nothing of a script URL' => ['javascript:alert(1)', null],
            'nothing of a telephone number' => ['tel:+14155550100', null],
            'nothing of an invalid host' => ['https://-x-/', null],
            'nothing of a text that is not a URL' => ['http://', null],
        ];
        foreach ($targets as $says => [$address, $target]) {
            yield "the stored part of a target: {$says}" => static fn () => Check::same($target, ClickKind::target($address));
        }
    }
}
