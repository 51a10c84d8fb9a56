<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Read;

use Closure;
use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Read\DistanceSql;
use Gazetteer\Tests\Check;

final class DistanceSqlTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'numbers are written in a format that every database reads' => static function (): void {
            $before = setlocale(LC_NUMERIC, '0');
            setlocale(LC_NUMERIC, 'de_DE.UTF-8', 'de_DE');
            $number = DistanceSql::number(-0.5);
            setlocale(LC_NUMERIC, $before);
            Check::same('-5.00000000000000000E-1', $number);
        };
        yield 'the SQL contains only names, numbers and operators' => static fn () => Check::same(
            1,
            preg_match('/^[xyz0-9E.+*() -]+$/D', DistanceSql::from(new Circle(51.5, -0.12, 3))),
        );
    }
}
