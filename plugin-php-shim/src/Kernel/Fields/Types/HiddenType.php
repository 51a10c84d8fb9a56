<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Contract\Rule;
use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A hidden input. Its value is fixed or comes from a request parameter. */
final class HiddenType extends RegisteredType
{
    public function settings(): array
    {
        return ['name', 'label', 'default', 'source', 'inMail'];
    }

    /** Only limits the length, because visitors cannot correct the value of a hidden field. */
    public function rules(FormField $field): array
    {
        return self::bound((string) FormField::LONGEST_AREA, Rule::Maxlength, 'too_long');
    }

    public function mayContainLinks(): bool
    {
        return true;
    }

    public function isVisible(): bool
    {
        return false;
    }

    public function draw(FormControl $control): string
    {
        $field = $control->field();
        $requested = $control->requested();

        return Tag::of('input', [
            'type' => 'hidden',
            'name' => $field->name,
            'class' => ['wpcf7-form-control', 'wpcf7-hidden'],
            'value' => $control->values([$requested === '' ? $field->default : $requested])[0] ?? '',
        ]);
    }
}
