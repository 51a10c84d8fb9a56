<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain;

use Closure;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Tests\Check;

final class FacetTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'every value has a name in lower-case ASCII' => static function (): void {
            foreach (['Blue', 'blue', 'BLUE', 'ü', "a'b\\c%_", 'a b', str_repeat('é', 500), "\0"] as $value) {
                $names[] = $name = Facet::value('Colour', $value);
                Check::same(1, preg_match('/^[a-z0-9:=~.-]{1,191}$/D', $name));
            }
            Check::same(count($names), count(array_unique($names)));
        };
        yield 'a listing has a facet for each of its properties' => static fn () => Check::same(
            ['a', 'b', 'c:1', 'c:2', 'f:5', 'l:3', 'q:10:512.512', 'q:12:2048.2048', 'q:14:8192.8192',
                'q:4:8.8', 'q:6:32.32', 'q:8:128.128', 's:0:sky', 's:1:', 't:4', 'v:size=big', 'v:size=~42ig', 'w:rooms:2', 'w:sky:0'],
            Facet::allOf([1, 2], [3], [5], [4], ['size' => ['big', 'Big']], [[['sky']], [], [['rooms']]], [0.0, 0.0], ['b']),
        );
    }
}
