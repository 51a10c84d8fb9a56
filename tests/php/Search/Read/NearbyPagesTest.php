<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Read;

use Closure;
use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Read\NearbyPages;
use Gazetteer\Tests\Check;

final class NearbyPagesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'distances are written with numbers that every database reads, in any locale' => static function (): void {
            $before = setlocale(LC_NUMERIC, '0');
            setlocale(LC_NUMERIC, 'de_DE.UTF-8', 'de_DE');
            $chord = NearbyPages::chordTo(new Circle(0, 180, 3));
            setlocale(LC_NUMERIC, $before);
            Check::same(true, str_contains($chord, '(x - (-1.00000000000000000E+0))'));
        };
        yield 'the SQL of a distance contains only names, numbers and operators' => static fn () => Check::same(
            1,
            preg_match('/^[xyz0-9E.+*() -]+$/D', NearbyPages::chordTo(new Circle(51.5, -0.12, 3))),
        );
    }
}
