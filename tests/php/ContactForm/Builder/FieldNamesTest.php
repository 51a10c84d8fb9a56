<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Builder;

use Closure;
use Gazetteer\ContactForm\Builder\FieldNames;
use Gazetteer\Tests\Check;

final class FieldNamesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $table = json_decode((string) file_get_contents('/cases/contact/field-names.json'), true, 8, JSON_THROW_ON_ERROR);
        foreach ($table['cleaned'] as ['says' => $says, 'wanted' => $wanted, 'name' => $name]) {
            yield $says => static fn () => Check::same([$name, $name], [FieldNames::clean($wanted), FieldNames::clean($name)]);
        }
        foreach ($table['given'] as ['says' => $says, 'wanted' => $wanted, 'taken' => $taken, 'name' => $name]) {
            yield "a new field gets {$says}" => static function () use ($wanted, $taken, $name): void {
                $names = new FieldNames();
                array_map(static fn (string $one): string => $names->give('text', $one), $taken);
                Check::same($name, $names->give('text', $wanted));
            };
        }
        yield 'the list of reserved names contains all names of the cases' => static fn () => Check::same([], array_diff($table['takenByWordPress'], FieldNames::TAKEN_BY_WORDPRESS));
        yield 'a given name takes precedence over the label' => static fn () => Check::same('mine', (new FieldNames())->give('text', 'mine', 'your-name'));
        yield 'the label is used without a name' => static fn () => Check::same('your-name', (new FieldNames())->give('text', '', 'your-name'));
        yield 'the field type is used without name and label' => static function (): void {
            $names = new FieldNames();
            Check::same(['text-1', 'text-2', 'email-1'], [$names->give('text', '', ''), $names->give('text'), $names->give('email', '_')]);
        };
        yield 'no name is used twice' => static function (): void {
            $names = new FieldNames();
            Check::same(['a', 'a-2', 'A-3'], [$names->give('text', 'a'), $names->give('text', 'a'), $names->give('text', 'A')]);
        };
    }
}
