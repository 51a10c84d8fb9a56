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
            'keeps the span and the total apart from text that runs the other way' => [15, 1, '<bdi>1–12</bdi> of <bdi>15</bdi> listings'],
            'keeps the span of the last page apart' => [15, 2, '<bdi>13–15</bdi> of <bdi>15</bdi> listings'],
            'says one number where all are on the page' => [3, 1, '<bdi>3</bdi> listings'],
            'says in words that there is nothing' => [0, 1, 'No listings yet'],
        ];
        foreach ($cases as $says => [$total, $page, $words]) {
            yield $says => static fn () => Check::same($words, FoundWords::markup($total, new DirectoryQuery(page: $page), 12));
        }
    }
}
