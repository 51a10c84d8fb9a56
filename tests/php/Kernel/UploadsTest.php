<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel;

use Closure;
use Gazetteer\Kernel\Http\SentFile;
use Gazetteer\Kernel\Uploads;
use Gazetteer\Tests\Check;

final class UploadsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'one file of an input and several of a list are read' => static fn () => Check::same(['a.txt', 'b.txt', 'c.txt'], self::names([
            'one' => self::failed('a.txt'),
            'some' => ['name' => ['b.txt', 'c.txt'], 'tmp_name' => ['', ''], 'size' => [0, 0], 'error' => [1, 3]],
        ]));
        yield 'inputs without a file are skipped' => static fn () => Check::same([], self::names(['one' => ['error' => UPLOAD_ERR_NO_FILE] + self::failed('')]));
        yield 'a file that was not uploaded is skipped' => static fn () => Check::same([], self::names([
            'one' => ['name' => 'passwd', 'tmp_name' => '/etc/passwd', 'size' => 9, 'error' => UPLOAD_ERR_OK],
        ]));
        yield 'folders and invisible characters are removed from a file name' => static fn () => Check::same(['passwd', 'b.txt', 'cgpj.exe'], self::names([
            'one' => self::failed('../../etc/passwd'),
            'two' => self::failed("C:\\temp\\b\0.txt"),
            'three' => self::failed("c\u{202E}gpj.exe"),
        ]));
        yield 'a file name that is too long keeps its end, without half a character' => static fn () => Check::same(
            [str_repeat('ä', 125) . '.txt', str_repeat('a', 251) . '.txt'],
            self::names(['one' => self::failed(str_repeat('ä', 300) . '.txt'), 'two' => self::failed(str_repeat('a', 300) . '.txt')]),
        );
        yield 'other formats cause no error' => static function (): void {
            foreach (['x', null, 5, [], ['name' => 'a'], ['name' => ['a' => ['b' => 'c']]], ['error' => '0'] + self::failed('a'), ['size' => 'x'] + self::failed('a'), ['name' => ['a'], 'error' => 1]] as $odd) {
                self::names(['one' => $odd, 7 => $odd]);
            }
        };
    }

    /** @return array<string, mixed> An upload that failed; PHP must have taken in any other itself. */
    private static function failed(string $name): array
    {
        return ['name' => $name, 'tmp_name' => '', 'size' => 0, 'error' => UPLOAD_ERR_INI_SIZE];
    }

    /**
     * @param array<array-key, mixed> $sent
     * @return list<string>
     */
    private static function names(array $sent): array
    {
        return array_map(static fn (SentFile $file): string => $file->name, array_merge(...array_values(Uploads::read($sent))));
    }
}
