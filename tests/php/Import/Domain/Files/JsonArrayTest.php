<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Import\Domain\Files;

use Closure;
use Gazetteer\Import\Domain\Files\JsonArray;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\Import\Domain\Files;

final class JsonArrayTest
{
    private const FILES = [
        'an array in one line' => "\xEF\xBB\xBF[{\"key\":\"1\"},{\"key\":\"2\"},{\"key\":\"3\"}]",
        'an array with an object per line' => "[\n{\"key\":\"1\"},\n{\"key\":\"2\"},\n{\"key\":\"3\"}\n]\n",
        'a pretty-printed array' => "\n[\n  {\n    \"key\": \"1\"\n  },\n  {\n    \"key\": \"2\"\n  }, {\n\"key\":\"3\"}\n]\n",
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::FILES as $how => $file) {
            yield "the reader reads {$how}" => static fn () => Check::same(
                [['key' => '1'], ['key' => '2'], ['key' => '3']],
                array_map(static fn ($row): array => $row->cells, Files::rows(self::json($file))),
            );
            yield "the reader can resume after any row of {$how}" => static function () use ($file): void {
                $all = Files::rows(self::json($file));
                foreach ($all as $at => $row) {
                    Check::same(serialize(array_slice($all, $at + 1)), serialize(Files::rows(self::json($file), $row->after)));
                }
            };
        }
        yield 'a value that is not an object is refused, and reading continues' => static fn () => Check::same(['2 not_an_object'], Files::problems(self::json('[{"key":1},[2],{"key":3}]')));
        yield 'a damaged file is refused' => static fn () => Check::same(['1 not_json'], Files::problems(self::json('[{"key":1},{"key":')));
        yield 'an empty array has no rows' => static fn () => Check::same([], Files::rows(self::json('[]')));
    }

    private static function json(string $file): JsonArray
    {
        return new JsonArray(Files::of($file));
    }
}
