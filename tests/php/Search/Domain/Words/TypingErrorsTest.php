<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain\Words;

use Closure;
use Gazetteer\Search\Domain\Words\TypingErrors;
use Gazetteer\Tests\Check;

final class TypingErrorsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ([
            ['airport', 'airport', 0], ['aiport', 'airport', 1], ['airrport', 'airport', 1], ['airpott', 'airport', 1], ['iarport', 'airport', 1], ['airpotr', 'airport', 1],
            ['aiprots', 'airport', null], ['arpot', 'airport', 2], ['tahnks', 'thanks', 1], ['гавань', 'гаванб', 1], ['caab', 'abca', null], ['aaaa', 'aaaaa', 1], ['abab', 'baba', 2],
        ] as [$typed, $meant, $errors]) {
            yield "“{$typed}” differs from “{$meant}” by the right number of errors" => static fn () => Check::same($errors, TypingErrors::between($typed, $meant, 2));
        }
        yield 'more errors than allowed have no number' => static fn () => Check::same([null, 2], [TypingErrors::between('arpot', 'airport', 1), TypingErrors::between('arpot', 'airport', 2)]);
        yield 'errors are tolerated in words of five letters or more, without digits' => static fn () => Check::same(
            [0, 1, 0, 1],
            array_map(TypingErrors::tolerated(...), ['rome', 'paris', 'gate12', 'милан']),
        );
        yield 'a suggested word may differ by two errors if it is long' => static fn () => Check::same(
            [0, 1, 1, 2, 0],
            array_map(TypingErrors::suggested(...), ['inn', 'rome', 'heathr', 'heathro', '12345678']),
        );
    }
}
