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
            'all of a few pages' => [2, 4, [1, 2, 3, 4]],
            'the first, the last and the pages around the current one' => [8, 20, [1, 0, 7, 8, 9, 0, 20]],
            'a page instead of a gap of one page' => [4, 7, [1, 2, 3, 4, 5, 6, 7]],
            'the first of thousands of pages' => [1, 8334, [1, 2, 0, 8334]],
        ];
        foreach ($shown as $what => [$current, $pages, $list]) {
            yield "the pagination links {$what}" => static fn () => Check::same($list, Pagination::shown($current, $pages));
        }
        $counts = [
            'the range and the total are isolated from right-to-left text' => [15, 1, '<bdi>1–12</bdi> of <bdi>15</bdi> listings'],
            'the range of the last page is isolated from right-to-left text' => [15, 2, '<bdi>13–15</bdi> of <bdi>15</bdi> listings'],
            'a single number is shown if all results are on one page' => [3, 1, '<bdi>3</bdi> listings'],
            'a text is shown if there are no results' => [0, 1, 'No listings yet'],
        ];
        foreach ($counts as $says => [$total, $page, $words]) {
            yield $says => static fn () => Check::same($words, Pagination::count($total, new DirectoryQuery(page: $page), 12));
        }
    }
}
