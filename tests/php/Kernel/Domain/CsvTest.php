<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Domain;

use Closure;
use Gazetteer\Kernel\Domain\Csv;
use Gazetteer\Tests\Check;

final class CsvTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (['=1+1', '+1', '-1', '@SUM(A1)', "\t=1", "\r=1", "\n=1", '＝1+1', '＋1', '－1', '＠SUM(A1)'] as $formula) {
            yield 'shows ' . json_encode($formula) . ' as text' => static fn () => Check::same("\"'{$formula}\"\r\n", Csv::line([$formula]));
        }
        foreach (['plain', '1', '', ' =1', 'a=1', "two\nlines", 'ü 😀', '～', "'quoted"] as $text) {
            yield 'leaves ' . json_encode($text) . ' as it is' => static fn () => Check::same("\"{$text}\"\r\n", Csv::line([$text]));
        }
        yield 'commas, quotes and line breaks stay inside of their cell' => static fn () => Check::same(
            "\"a,b\",\"say \"\"hi\"\"\",\"x\r\ny\"\r\n",
            Csv::line(['a,b', 'say "hi"', "x\r\ny"]),
        );
    }
}
