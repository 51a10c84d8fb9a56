<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\ListingControl;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A checkbox or switch of a listing. A checkbox stores "Yes" or no value, a switch stores "Yes" or "No". */
final class CheckboxType extends RegisteredType
{
    private const YES = 'Yes';
    private const NO = 'No';

    public function settings(): array
    {
        return [];
    }

    public function isYesNo(): bool
    {
        return true;
    }

    /** Contact forms have no fields of this type. */
    public function draw(FormControl $control): string
    {
        return '';
    }

    /** The hidden input sends "No" if the switch is off. */
    public function drawInListing(ListingControl $control): string
    {
        $isSwitch = $this->slug === 'switch';

        return $control->box(sprintf(
            '%s<input type="checkbox"%s value="%s"%s%s>',
            $isSwitch ? sprintf('<input type="hidden" name="%s" value="%s">', $control->name(), self::NO) : '',
            $isSwitch ? ' role="switch"' : '',
            self::YES,
            strcasecmp($control->value(), self::YES) === 0 ? ' checked' : '',
            $control->attributes(),
        ));
    }

    public function html(array $texts): string
    {
        return Tag::of('bdi', [], Tag::text(implode(', ', $texts)));
    }
}
