<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory;

use Closure;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\FoundWords;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../stubs/cards.php';

/** Tests the text of the result count. */
final class FoundWordsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $cases = [
            'the range and the total are isolated from right-to-left text' => [15, 1, '<bdi>1–12</bdi> of <bdi>15</bdi> listings'],
            'the range of the last page is isolated from right-to-left text' => [15, 2, '<bdi>13–15</bdi> of <bdi>15</bdi> listings'],
            'a single number is shown if all results are on one page' => [3, 1, '<bdi>3</bdi> listings'],
            'a text is shown if there are no results' => [0, 1, 'No listings yet'],
        ];
        foreach ($cases as $says => [$total, $page, $words]) {
            yield $says => static fn () => Check::same($words, FoundWords::markup($total, new DirectoryQuery(page: $page), 12));
        }
    }
}
