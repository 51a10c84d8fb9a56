<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Http;

use Closure;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\InputFault;
use Gazetteer\Tests\Check;

final class InputTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield from $this->hostileValues();

        yield 'an existing text is read' => static fn () => Check::same('Cape Town', self::input('  Cape Town ')->text('key'));
        yield 'a missing key is empty and causes no error' => static function (): void {
            $input = new Input([]);
            Check::same(['', 0, 0, [], [], false, 'x'], [$input->text('a'), $input->int('a'), $input->id('a'), $input->ids('a'), $input->list('a'), $input->flag('a'), $input->choice('a', ['y'], 'x')]);
            Check::same([], $input->faults());
        };
        yield 'the lines of a one-line text are joined' => static fn () => Check::same('a b c', self::input("a\r\nb\u{00A0}\tc")->text('key'));
        yield 'extra white space in a text is detected' => static function (): void {
            foreach (["Cape Town\n" => 'Cape Town', 'Cape  Town' => 'Cape Town', "Cape\tTown" => 'Cape Town', ' ' => '', "Cape\x7FTown" => 'CapeTown'] as $sent => $read) {
                Check::same($read, self::input($sent)->text('key'));
            }
            Check::same("a\nb\tc  ", self::input("a\rb\tc  ")->html('key'));
        };
        yield 'the lines of a long text are kept' => static fn () => Check::same("a\n\n  b", self::input("a\r\n\r\n  b\r")->lines('key'));
        yield 'markup is kept unchanged' => static fn () => Check::same('<p onclick="x">&amp;</p>', self::input('<p onclick="x">&amp;</p>')->html('key'));
        yield 'a number is limited to its range' => static fn () => Check::same([90, 0], [self::input('500')->int('key', 0, 0, 90), self::input(-3)->int('key', 7, 0, 90)]);
        yield 'the ids of a multiple select are read without duplicates and spaces' => static fn () => Check::same([12, 7], self::input([' 12', '7', '12', ''])->ids('key'));
        yield 'a single id is read as a list of one' => static fn () => Check::same([12], self::input('12')->ids('key'));
        yield 'only invalid ids of a list are dropped and reported' => static function (): void {
            $input = self::input(['1', 'x', '-2', '0', '3', true, ['4'], '99999999999']);
            Check::same([1, 3], $input->ids('key'));
            Check::same(['key' => InputFault::Invalid], $input->faults());
        };
        yield 'a list that is too long is refused' => static function (): void {
            $input = self::input(range(1, 101));
            Check::same([], $input->ids('key'));
            Check::same(['key' => InputFault::TooMany], $input->faults());
        };
        yield 'the keys of a list of texts are kept' => static fn () => Check::same(['Mon' => '9', 2 => 'x'], self::input(['Mon' => ' 9', 2 => 'x'])->list('key'));
        yield 'an array inside of a list of texts is reported' => static function (): void {
            $input = self::input(['a', ['b']]);
            Check::same(['a', ''], $input->list('key'));
            Check::same(['key' => InputFault::Invalid], $input->faults());
        };
        yield 'only allowed values of a choice are read' => static function (): void {
            Check::same('yearly', self::input('yearly')->choice('key', ['monthly', 'yearly']));
            $input = self::input('../../etc/passwd');
            Check::same('', $input->choice('key', ['monthly', 'yearly']));
            Check::same(['key' => InputFault::Invalid], $input->faults());
        };
        yield 'all common spellings of a boolean are read' => static fn () => Check::same(
            [true, true, true, true, false, false, false],
            array_map(static fn (mixed $value): bool => self::input($value)->flag('key'), ['1', 'on', 'YES', true, '0', 'false', ['1']]),
        );
        yield 'a text above its maximum size is refused and not cut' => static function (): void {
            $input = self::input(str_repeat('ä', 21));
            Check::same('', $input->text('key', 40));
            Check::same(['key' => InputFault::TooLong], $input->faults());
        };
    }

    /** @return iterable<string, Closure> Each value is read as every type; none may raise anything. */
    private function hostileValues(): iterable
    {
        $hostile = [
            'null' => [null, '', 0],
            'a nested array' => [['a' => ['b' => ['c']]], '', 0],
            'an empty array' => [[], '', 0],
            'an object' => [(object) ['a' => 1], '', 0],
            'a boolean' => [true, '', 0],
            'a float' => [1.5, '1.5', 0],
            'not a number' => [NAN, '', 0],
            'an infinite number' => [-INF, '', 0],
            'a huge number' => ['99999999999999999999', '99999999999999999999', 0],
            'a hexadecimal number' => ['0x1A', '0x1A', 0],
            'a number with an exponent' => ['1e3', '1e3', 0],
            'a number with a sign' => ['+5', '+5', 0],
            'a number with a trailing line break' => ["5\n", '5', 5],
            'a null byte' => ["5\0", '5', 5],
            'a null byte inside of a text' => ["a\0b", 'ab', 0],
            'invalid UTF-8' => ["ok\xC3(", "ok\u{FFFD}(", 0],
            'an overlong encoded null' => ["\xC0\x80", "\u{FFFD}\u{FFFD}", 0],
            'an incomplete character' => ["\xE2\x82", "\u{FFFD}", 0],
            'a text that changes the writing direction' => ["abc\u{202E}gpj.exe", 'abcgpj.exe', 0],
            'a byte order mark' => ["\u{FEFF}x", 'x', 0],
            'an escape sequence' => ["\e[31mred", '[31mred', 0],
            'only white space' => [" \t\u{00A0}\n", '', 0],
            'markup' => ['<script>alert(1)</script>', '<script>alert(1)</script>', 0],
            'a shortcode' => ['[gazetteer_scroll_top]', '[gazetteer_scroll_top]', 0],
            'a serialised object' => ['O:8:"stdClass":0:{}', 'O:8:"stdClass":0:{}', 0],
            'a text of a megabyte' => [str_repeat('x', 1_000_000), '', 0],
        ];

        foreach ($hostile as $name => [$value, $text, $int]) {
            yield "{$name} is read without a PHP notice" => static function () use ($value, $text, $int): void {
                Check::same($text, self::input($value)->text('key'));
                Check::same($int, self::input($value)->int('key'));
                $input = self::input($value);
                $input->lines('key');
                $input->html('key');
                $input->id('key');
                $input->ids('key');
                $input->list('key');
                $input->flag('key');
                $input->choice('key', ['a']);
            };
        }
    }

    private static function input(mixed $value): Input
    {
        return new Input(['key' => $value]);
    }
}
