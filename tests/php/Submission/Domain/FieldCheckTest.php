<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Domain;

use Closure;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\FieldCheck;
use Gazetteer\Tests\Check;

final class FieldCheckTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $code = new FieldDefinition(1, 'code', 'Code', FieldTypes::inListings('text'), required: true);
        $size = new FieldDefinition(2, 'size', 'Size', FieldTypes::inListings('select'), ['S', 'M']);
        $extras = new FieldDefinition(3, 'extras', 'Extras', FieldTypes::inListings('checkboxes'), ['Bar', 'Pool']);
        $check = static fn (array $sent): array => (static fn (FieldCheck $found): array => [$found->values, $found->faults])(FieldCheck::fromSubmitted([$code, $size, $extras], $sent));

        yield 'only values of existing fields are kept' => static fn () => Check::same(
            [['code' => 'ZRH', 'size' => 'M', 'extras' => ['Pool', 'Bar']], []],
            $check(['code' => 'ZRH', 'size' => 'M', 'extras' => ['Pool', 'Bar'], 'role' => 'administrator']),
        );
        yield 'an empty required field is reported by the name of its input' => static fn () => Check::same([[], ['lp_form_fields_inn[code]' => Fault::Missing]], $check(['code' => '']));
        yield 'an option that the field does not have is dropped' => static fn () => Check::same(
            [['code' => 'x', 'extras' => ['Bar']], []],
            $check(['code' => 'x', 'size' => 'XXL', 'extras' => ['Bar', '<b>']]),
        );
        yield 'a list for a single value is read as its last value, as a switch sends it' => static fn () => Check::same(
            [['code' => 'Yes'], []],
            $check(['code' => ['No', 'Yes']]),
        );
    }
}
