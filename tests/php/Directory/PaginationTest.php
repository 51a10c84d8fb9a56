<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory;

use Closure;
use Gazetteer\Directory\Pagination;
use Gazetteer\Tests\Check;

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
    }
}
