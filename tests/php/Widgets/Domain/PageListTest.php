<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Widgets\Domain;

use Closure;
use Gazetteer\Tests\Check;
use Gazetteer\Widgets\Domain\PageList;

final class PageListTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'empty lines and duplicates are dropped' => static fn () => Check::same(['/a', '/b'], PageList::read(" /a \r\n\n/b\n/a")->lines);

        $asked = [
            'a page is found by its path' => ["/checkout/", '/checkout', '', 0, true],
            'a page is found by its complete URL' => ['https://site.test/checkout/?a=1#b', '/checkout/?utm=2', '', 0, true],
            'a page is found regardless of case and encoding' => ['/Über-uns', '/%C3%BCber-uns/', '', 0, true],
            'the front page is found' => ['/', '/?s=x', '', 0, true],
            'a page of a site in a subfolder is found' => ['/checkout/', '/shop/checkout/', '/shop', 0, true],
            'a page of a site in a subfolder is found by its complete URL' => ['https://site.test/shop/checkout/', '/shop/checkout/', '/shop', 0, true],
            'the front page of a site in a subfolder is found' => ['/', '/shop/', '/shop', 0, true],
            'child pages are not found' => ['/checkout/', '/checkout/thanks/', '', 0, false],
            'pages whose path only begins with the same letters are not found' => ['/checkout/', '/checkouts/', '', 0, false],
            'an asterisk includes all child pages' => ['/checkout/*', '/checkout/thanks/', '', 0, true],
            'an asterisk includes the page itself' => ['/checkout/*', '/checkout', '', 0, true],
            'an asterisk after a slash excludes other pages' => ['/checkout/*', '/checkouts/', '', 0, false],
            'an asterisk alone includes all pages' => ['*', '/anything/', '', 0, true],
            'a post is found by its ID' => ['12', '/x/', '', 12, true],
            'other posts are not found' => ['12', '/12/', '', 13, false],
            'a post is found by a URL with its ID' => ['https://site.test/?page_id=12', '/?page_id=12', '', 12, true],
            'an empty list finds no page' => ['', '/', '', 0, false],
        ];
        foreach ($asked as $says => [$text, $path, $home, $post, $holds]) {
            yield $says => static fn () => Check::same($holds, PageList::read($text)->contains($path, $home, $post));
        }
    }
}
