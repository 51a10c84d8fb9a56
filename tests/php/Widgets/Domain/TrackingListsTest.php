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
        $go = [['path' => '/go/', 'label' => 'affiliate']];
        yield 'leaves paths as they are on a site that needs nothing before them' => static fn () => Check::same($go, TrackingLists::onSite($go, '', ''));
        yield 'puts the site’s folder before a path' => static fn () => Check::same(
            [['path' => '/blog/go/', 'label' => 'affiliate']],
            TrackingLists::onSite($go, '/blog', ''),
        );
        yield 'has a path with the file that addresses name, and without it' => static fn () => Check::same(
            [['path' => '/blog/index.php/go/', 'label' => 'affiliate'], ['path' => '/blog/go/', 'label' => 'affiliate']],
            TrackingLists::onSite($go, '/blog', '/index.php'),
        );
        yield 'reads extensions however they are written' => static fn () => Check::same(
            ['pdf', 'gpx', 'zip'],
            TrackingLists::extensions(".PDF, gpx;*.zip\npdf tar.gz"),
        );
    }
}
