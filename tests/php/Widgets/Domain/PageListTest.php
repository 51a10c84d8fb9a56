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
        yield 'drops empty lines and what is said twice' => static fn () => Check::same(['/a', '/b'], PageList::read(" /a \r\n\n/b\n/a")->lines);

        $asked = [
            'finds a page by its path' => ["/checkout/", '/checkout', '', 0, true],
            'finds a page by its whole address' => ['https://site.test/checkout/?a=1#b', '/checkout/?utm=2', '', 0, true],
            'finds a page however its letters are written' => ['/Über-uns', '/%C3%BCber-uns/', '', 0, true],
            'finds the first page' => ['/', '/?s=x', '', 0, true],
            'finds a page of a site that lies in a folder' => ['/checkout/', '/shop/checkout/', '/shop', 0, true],
            'finds it by its whole address there, too' => ['https://site.test/shop/checkout/', '/shop/checkout/', '/shop', 0, true],
            'finds the first page there' => ['/', '/shop/', '/shop', 0, true],
            'leaves pages below alone' => ['/checkout/', '/checkout/thanks/', '', 0, false],
            'leaves pages alone that only begin alike' => ['/checkout/', '/checkouts/', '', 0, false],
            'finds all below with an asterisk' => ['/checkout/*', '/checkout/thanks/', '', 0, true],
            'finds the page itself with an asterisk' => ['/checkout/*', '/checkout', '', 0, true],
            'leaves others alone with an asterisk after a slash' => ['/checkout/*', '/checkouts/', '', 0, false],
            'finds all with an asterisk alone' => ['*', '/anything/', '', 0, true],
            'finds a post by its number' => ['12', '/x/', '', 12, true],
            'leaves other posts alone' => ['12', '/12/', '', 13, false],
            'finds a post by an address that numbers it' => ['https://site.test/?page_id=12', '/?page_id=12', '', 12, true],
            'is empty when nothing is listed' => ['', '/', '', 0, false],
        ];
        foreach ($asked as $says => [$text, $path, $home, $post, $holds]) {
            yield $says => static fn () => Check::same($holds, PageList::read($text)->contains($path, $home, $post));
        }
    }
}
