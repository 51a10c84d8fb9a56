<?php

declare(strict_types=1);

namespace Gazetteer\Tests\WordPress\Forms;

use Closure;
use Gazetteer\Tests\Check;
use Gazetteer\WordPress\Forms\FieldNames;

final class FieldNamesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $names = [
            'your-name' => 'your-name',
            'Your_Name2' => 'Your_Name2',
            '2nd line' => 'nd-line',
            'a[b].c' => 'a-b-c',
            'name' => 'field-name',
            'Year' => 'field-Year',
            's' => 'field-s',
            'submit' => 'field-submit',
            'gazetteer_note' => 'field-gazetteer_note',
            '…' => '',
        ];
        foreach ($names as $wanted => $name) {
            yield "makes “{$name}” of “{$wanted}”" => static fn () => Check::same($name, FieldNames::clean((string) $wanted));
        }
        yield 'never begins with an underscore' => static fn () => Check::same('field-wpcf7', FieldNames::clean('_wpcf7'));
        yield 'is never longer than a name should be' => static fn () => Check::same(60, strlen(FieldNames::clean(str_repeat('a', 500))));

        yield 'prefers the name that was given to that of the label' => static fn () => Check::same('mine', (new FieldNames())->give('text', 'mine', 'your-name'));
        yield 'takes the label where there is no name' => static fn () => Check::same('your-name', (new FieldNames())->give('text', '', 'your-name'));
        yield 'takes the type where there is neither' => static function (): void {
            $names = new FieldNames();
            Check::same(['text-1', 'text-2', 'email-1'], [$names->give('text', '', ''), $names->give('text'), $names->give('email', '_')]);
        };
        yield 'gives no name twice' => static function (): void {
            $names = new FieldNames();
            Check::same(['a', 'a-2', 'A-3'], [$names->give('text', 'a'), $names->give('text', 'a'), $names->give('text', 'A')]);
        };
    }
}
