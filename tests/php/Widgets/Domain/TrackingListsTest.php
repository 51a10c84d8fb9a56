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
        yield 'hosts are read, also from complete URLs, without duplicates' => static fn () => Check::same(
            ['shop.example.org', 'a.example', 'xn--bcher-kva.example'],
            TrackingLists::hosts("Shop.Example.org\nhttps://a.example:8080/b?c#d a.example,xn--bcher-kva.example"),
        );
        yield 'invalid hosts are dropped' => static fn () => Check::same([], TrackingLists::hosts("/path\n..\n ?q"));
        yield 'paths are read with their labels' => static fn () => Check::same(
            [['path' => '/out/', 'label' => 'our partners'], ['path' => '/go/', 'label' => 'affiliate']],
            TrackingLists::affiliates("/out/   our partners\n\nhttps://site.test/go/\n/"),
        );
        yield 'a repeated path is kept once, with its last label' => static fn () => Check::same(
            [['path' => '/out/', 'label' => 'b']],
            TrackingLists::affiliates("out/ a\n/out/ b"),
        );
        $go = [['path' => '/go/', 'label' => 'affiliate']];
        yield 'paths are unchanged on a site without a subfolder' => static fn () => Check::same($go, TrackingLists::onSite($go, '', ''));
        yield 'the site’s subfolder is added before a path' => static fn () => Check::same(
            [['path' => '/blog/go/', 'label' => 'affiliate']],
            TrackingLists::onSite($go, '/blog', ''),
        );
        yield 'a path is kept with and without index.php' => static fn () => Check::same(
            [['path' => '/blog/index.php/go/', 'label' => 'affiliate'], ['path' => '/blog/go/', 'label' => 'affiliate']],
            TrackingLists::onSite($go, '/blog', '/index.php'),
        );
        yield 'file extensions are read in any spelling' => static fn () => Check::same(
            ['pdf', 'gpx', 'zip'],
            TrackingLists::extensions(".PDF, gpx;*.zip\npdf tar.gz"),
        );
    }
}
