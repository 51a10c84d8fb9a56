<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Import\Domain\Files;

use Closure;
use Gazetteer\Import\Domain\Files\JsonLines;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\Import\Domain\Files;

final class JsonLinesTest
{
    private const LINES = "\xEF\xBB\xBF{\"key\":\"1\"}\n\n{\"key\":\"2\",\"faqs\":{\"faq\":{\"1\":\"}{\"}}}\r\n{\"key\":\"3\"}";

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'one object per line is read' => static fn () => Check::same(
            [['key' => '1'], ['key' => '2', 'faqs' => ['faq' => [1 => '}{']]], ['key' => '3']],
            array_map(static fn ($row): array => $row->cells, Files::rows(self::json(self::LINES))),
        );
        yield 'reading can resume after any row' => static fn () => self::goesOn(self::LINES);
        yield 'a damaged line is refused, and reading continues' => static fn () => Check::same(['2 not_json'], Files::problems(self::json("{\"key\":1}\n{\"key\":\n{\"key\":3}\n")));
        yield 'a value that is not an object is refused' => static fn () => Check::same(['2 not_an_object', '3 not_an_object'], Files::problems(self::json("{\"key\":1}\n[2]\n\"3\"\n")));
        yield 'text that is not UTF-8 is refused' => static fn () => Check::same(['1 not_utf8'], Files::problems(self::json("{\"key\":\"\xFF\"}\n")));
        yield 'a value that is nested too deep is refused' => static fn () => Check::same(['1 not_json'], Files::problems(self::json('{"a":' . str_repeat('[', 20) . str_repeat(']', 20) . '}')));
        yield 'an empty file has no rows' => static fn () => Check::same([], Files::rows(self::json('')));
        yield 'a huge object is refused, and reading continues' => static fn () => Check::same(
            ['1 too_large'],
            Files::problems(self::json('{"key":"' . str_repeat('x', 2_500_000) . "\"}\n{\"key\":2}")),
        );
    }

    private static function goesOn(string $file): void
    {
        $all = Files::rows(self::json($file));
        foreach ($all as $at => $row) {
            Check::same(serialize(array_slice($all, $at + 1)), serialize(Files::rows(self::json($file), $row->after)));
        }
    }

    private static function json(string $file): JsonLines
    {
        return new JsonLines(Files::of($file));
    }
}
