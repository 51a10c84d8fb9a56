<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Contract\Rule;
use Gazetteer\Kernel\Fields\Domain\FormField;

if (!defined('ABSPATH')) {
    exit;
}

class NumberType extends LineType
{
    public function settings(): array
    {
        return ['name', 'label', 'required', 'help', 'placeholder', 'default', 'autocomplete', 'min', 'max', 'step'];
    }

    public function rules(FormField $field): array
    {
        return [
            ...self::required($field),
            self::rule(Rule::Number, 'number'),
            ...self::bound($field->min, Rule::Minnumber, 'too_small'),
            ...self::bound($field->max, Rule::Maxnumber, 'too_large'),
            ...self::steps($field),
        ];
    }

    protected function classes(): array
    {
        return ['wpcf7-number', 'wpcf7-validates-as-number'];
    }

    protected function limits(FormField $field): array
    {
        return self::span($field);
    }

    protected function listingLimits(): string
    {
        return ' step="any"';
    }

    /** @return list<array<string, mixed>> Like browsers, counts steps from the minimum or the default value. */
    private static function steps(FormField $field): array
    {
        $base = array_values(array_filter([$field->min, $field->default, '0'], is_numeric(...)))[0];

        return is_numeric($field->step) && $field->step > 0
            ? [self::rule(Rule::Stepnumber, 'step', ['base' => $base, 'interval' => $field->step])]
            : [];
    }
}
