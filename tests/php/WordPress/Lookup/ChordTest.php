<?php

declare(strict_types=1);

namespace Gazetteer\Tests\WordPress\Lookup;

use Closure;
use Gazetteer\Domain\Lookup\Circle;
use Gazetteer\Tests\Check;
use Gazetteer\WordPress\Lookup\Chord;

final class ChordTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'writes numbers as every database reads them' => static function (): void {
            $before = setlocale(LC_NUMERIC, '0');
            setlocale(LC_NUMERIC, 'de_DE.UTF-8', 'de_DE');
            $number = Chord::number(-0.5);
            setlocale(LC_NUMERIC, $before);
            Check::same('-5.00000000000000000E-1', $number);
        };
        yield 'has nothing in it but names, numbers and signs' => static fn () => Check::same(
            1,
            preg_match('/^[xyz0-9E.+*() -]+$/D', Chord::from(new Circle(51.5, -0.12, 3))),
        );
    }
}
