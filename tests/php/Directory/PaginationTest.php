<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory;

use Closure;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\Pagination;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../stubs/cards.php';

final class PaginationTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $shown = [
            'few pages, all of them' => [2, 4, [1, 2, 3, 4]],
            'the ends, and those around the one that is shown' => [8, 20, [1, 0, 7, 8, 9, 0, 20]],
            'a page rather than a gap of one' => [4, 7, [1, 2, 3, 4, 5, 6, 7]],
            'the first of thousands' => [1, 8334, [1, 2, 0, 8334]],
        ];
        foreach ($shown as $what => [$current, $pages, $list]) {
            yield "links {$what}" => static fn () => Check::same($list, Pagination::shown($current, $pages));
        }
        $counts = [
            'keeps the span and the total apart from text that runs the other way' => [15, 1, '<bdi>1–12</bdi> of <bdi>15</bdi> listings'],
            'keeps the span of the last page apart' => [15, 2, '<bdi>13–15</bdi> of <bdi>15</bdi> listings'],
            'says one number where all are on the page' => [3, 1, '<bdi>3</bdi> listings'],
            'says in words that there is nothing' => [0, 1, 'No listings yet'],
        ];
        foreach ($counts as $says => [$total, $page, $words]) {
            yield $says => static fn () => Check::same($words, Pagination::count($total, new DirectoryQuery(page: $page), 12));
        }
    }
}
