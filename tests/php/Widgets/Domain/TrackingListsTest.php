<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Widgets\Domain;

use Closure;
use Gazetteer\Tests\Check;
use Gazetteer\Widgets\Domain\TrackingLists;

final class TrackingListsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'reads hosts, whole addresses among them, each once' => static fn () => Check::same(
            ['shop.example.org', 'a.example', 'xn--bcher-kva.example'],
            TrackingLists::hosts("Shop.Example.org\nhttps://a.example:8080/b?c#d a.example,xn--bcher-kva.example"),
        );
        yield 'takes nothing for a host that is none' => static fn () => Check::same([], TrackingLists::hosts("/path\n..\n ?q"));
        yield 'reads paths with what their links are called' => static fn () => Check::same(
            [['path' => '/out/', 'label' => 'our partners'], ['path' => '/go/', 'label' => 'affiliate']],
            TrackingLists::affiliates("/out/   our partners\n\nhttps://site.test/go/\n/"),
        );
        yield 'says a path once, and the last word counts' => static fn () => Check::same(
            [['path' => '/out/', 'label' => 'b']],
            TrackingLists::affiliates("out/ a\n/out/ b"),
        );
        yield 'reads extensions however they are written' => static fn () => Check::same(
            ['pdf', 'gpx', 'zip'],
            TrackingLists::extensions(".PDF, gpx;*.zip\npdf tar.gz"),
        );
    }
}
