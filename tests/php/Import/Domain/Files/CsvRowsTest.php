<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Import\Domain\Files;

use Closure;
use Gazetteer\Import\Domain\Files\CsvRows;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\Import\Domain\Files;

final class CsvRowsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $cells = static fn (string $file): array => array_map(static fn ($row): array => $row->cells, Files::rows(self::csv($file)));
        $oslo = [['key' => '1', 'title' => 'Oslo']];

        foreach ([',', ';', "\t", '|'] as $sign) {
            yield 'sees that cells are parted by ' . json_encode($sign) => static fn () => Check::same($oslo, $cells("key{$sign}title\n1{$sign}Oslo\n"));
        }
        yield 'the separator is detected' => static fn () => Check::same($oslo, $cells("sep=;\r\nkey;title\r\n1;Oslo\r\n"));
        yield 'a byte order mark is skipped' => static fn () => Check::same($oslo, $cells("\xEF\xBB\xBFkey,title\n1,Oslo"));
        yield 'a last line without a line break is read' => static fn () => Check::same($oslo, $cells("key,title\n1,Oslo"));
        yield 'empty lines are skipped' => static fn () => Check::same($oslo, $cells("key,title\n\n1,Oslo\n\r\n\n"));
        yield 'line breaks, quotes and separators inside of a quoted cell are kept' => static fn () => Check::same(
            [['key' => '1', 'title' => "say \"hi\",\nand go\n\n"], ['key' => '2', 'title' => 'next']],
            $cells("key,title\n1,\"say \"\"hi\"\",\nand go\n\n\"\n2,next\n"),
        );
        yield 'a quote inside of an unquoted cell is kept' => static fn () => Check::same(
            [['key' => '1', 'title' => '5" nails'], ['key' => '2', 'title' => 'next']],
            $cells("key,title\n1,5\" nails\n2,next\n"),
        );
        yield 'a backslash is a normal character' => static fn () => Check::same([['key' => '1', 'title' => 'C:\\'], ['key' => '2', 'title' => 'x']], $cells("key,title\n1,\"C:\\\"\n2,x"));
        yield 'only the apostrophe that protects a formula is removed' => static fn () => Check::same(
            [['key' => '-33.9', 'title' => "'t Hart"]],
            $cells("key,title\n'-33.9,'t Hart\n"),
        );
        yield 'missing cells are empty texts' => static fn () => Check::same([['key' => '1', 'title' => '']], $cells("key,title\n1\n"));
        yield 'empty cells at the end of a row are allowed' => static fn () => Check::same($oslo, $cells("key,title\n1,Oslo,,\n"));

        yield 'a row with more cells than columns is refused, and reading continues' => static fn () => Check::same(['2 too_many_cells'], Files::problems(self::csv("key,title\n1,a,b\n2,c\n")));
        yield 'text that is not UTF-8 is refused, and reading continues' => static fn () => Check::same(['2 not_utf8'], Files::problems(self::csv("key,title\n1,Malm\xF6\n2,c\n")));
        yield 'an unclosed quote is refused, and reading continues after its line' => static fn () => Check::same(['3 unfinished'], Files::problems(self::csv("key,title\n1,a\n2,\"b\n3,c\n4,d\n")));
        yield 'a huge cell is refused' => static fn () => Check::same(['2 too_large'], Files::problems(self::csv("key,title\n1," . str_repeat('x', 200_001) . "\n2,c\n")));
        yield 'a huge line is refused' => static fn () => Check::same(['2 too_large'], Files::problems(self::csv("key,title\n1," . str_repeat('x', 3_000_000) . "\n2,c\n")));
        yield 'each row has the number of its first line' => static fn () => Check::same(
            [2, 4, 6],
            array_map(static fn ($row): int => $row->line, Files::rows(self::csv("key,title\n1,\"a\nb\"\n2,c\n\n3,d\n"))),
        );
        yield 'reading can resume after any row' => self::goesOn(...);
    }

    private static function goesOn(): void
    {
        $file = "\xEF\xBB\xBFkey,title\r\n1,\"a\r\nb\"\r\n2,ü\r\n\r\n3,\"d\"\r\n";
        $all = Files::rows(self::csv($file));
        foreach ($all as $at => $row) {
            Check::same(serialize(array_slice($all, $at + 1)), serialize(Files::rows(self::csv($file), $row->after)));
        }
    }

    private static function csv(string $file): CsvRows
    {
        return new CsvRows(Files::of($file));
    }
}
