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
        yield 'takes a spreadsheet’s word for what parts them' => static fn () => Check::same($oslo, $cells("sep=;\r\nkey;title\r\n1;Oslo\r\n"));
        yield 'passes over a byte order mark' => static fn () => Check::same($oslo, $cells("\xEF\xBB\xBFkey,title\n1,Oslo"));
        yield 'reads a last line without an end' => static fn () => Check::same($oslo, $cells("key,title\n1,Oslo"));
        yield 'passes over empty lines' => static fn () => Check::same($oslo, $cells("key,title\n\n1,Oslo\n\r\n\n"));
        yield 'keeps lines, quotes and signs inside of a quoted cell' => static fn () => Check::same(
            [['key' => '1', 'title' => "say \"hi\",\nand go\n\n"], ['key' => '2', 'title' => 'next']],
            $cells("key,title\n1,\"say \"\"hi\"\",\nand go\n\n\"\n2,next\n"),
        );
        yield 'takes a quote within a plain cell for a quote' => static fn () => Check::same(
            [['key' => '1', 'title' => '5" nails'], ['key' => '2', 'title' => 'next']],
            $cells("key,title\n1,5\" nails\n2,next\n"),
        );
        yield 'reads a backslash as any other sign' => static fn () => Check::same([['key' => '1', 'title' => 'C:\\'], ['key' => '2', 'title' => 'x']], $cells("key,title\n1,\"C:\\\"\n2,x"));
        yield 'takes away the apostrophe that guards a formula, and no other' => static fn () => Check::same(
            [['key' => '-33.9', 'title' => "'t Hart"]],
            $cells("key,title\n'-33.9,'t Hart\n"),
        );
        yield 'has empty texts for cells that are missing' => static fn () => Check::same([['key' => '1', 'title' => '']], $cells("key,title\n1\n"));
        yield 'allows empty cells at the end of a row' => static fn () => Check::same($oslo, $cells("key,title\n1,Oslo,,\n"));

        yield 'refuses rows with more cells than columns, and reads on' => static fn () => Check::same(['2 too_many_cells'], Files::problems(self::csv("key,title\n1,a,b\n2,c\n")));
        yield 'refuses what is not UTF-8, and reads on' => static fn () => Check::same(['2 not_utf8'], Files::problems(self::csv("key,title\n1,Malm\xF6\n2,c\n")));
        yield 'refuses a quote that nobody closed, and reads on behind its line' => static fn () => Check::same(['3 unfinished'], Files::problems(self::csv("key,title\n1,a\n2,\"b\n3,c\n4,d\n")));
        yield 'refuses a huge cell' => static fn () => Check::same(['2 too_large'], Files::problems(self::csv("key,title\n1," . str_repeat('x', 200_001) . "\n2,c\n")));
        yield 'refuses a huge line' => static fn () => Check::same(['2 too_large'], Files::problems(self::csv("key,title\n1," . str_repeat('x', 3_000_000) . "\n2,c\n")));
        yield 'names the line that a row begins in' => static fn () => Check::same(
            [2, 4, 6],
            array_map(static fn ($row): int => $row->line, Files::rows(self::csv("key,title\n1,\"a\nb\"\n2,c\n\n3,d\n"))),
        );
        yield 'goes on from behind any row' => self::goesOn(...);
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
