<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Fields\Domain\ListingControl;
use Gazetteer\Listings\Domain\FieldDefinition;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * A custom field as a form input: the value, and the attributes and wrapper elements that all field types have in
 * common.
 */
final class FieldInput implements ListingControl
{
    /** @param string|list<string> $value */
    public function __construct(private readonly FieldDefinition $field, private readonly string|array $value)
    {
    }

    public function isRequired(): bool
    {
        return $this->field->required;
    }

    public function settings(): array
    {
        return $this->field->settings();
    }

    /**
     * Returns the field's options. Includes selected options that the site owner has removed, so that the listing
     * keeps these values.
     */
    public function options(array $selected): array
    {
        return array_values(array_unique([...$this->field->options, ...array_filter($selected)]));
    }

    public function values(): array
    {
        return (array) $this->value;
    }

    public function value(): string
    {
        return is_array($this->value) ? $this->value[0] ?? '' : $this->value;
    }

    public function id(): string
    {
        return esc_attr("field-{$this->field->slug}");
    }

    public function name(): string
    {
        return esc_attr(Field::FORM_FIELDS . "[{$this->field->slug}]" . ($this->field->type->isList() ? '[]' : ''));
    }

    public function attributes(): string
    {
        return sprintf(
            ' id="%s" name="%s"%s%s',
            $this->id(),
            $this->name(),
            $this->isRequired() ? ' class="lp-required-field" required' : '',
            $this->describedBy(),
        );
    }

    public function line(string $control): string
    {
        return sprintf('<div class="%s"><label for="%s">%s</label>%s%s</div>', $this->frameClass(), $this->id(), $this->label(), $control, $this->help());
    }

    public function box(string $control): string
    {
        return sprintf('<div class="%s"><label class="gz-choice" for="%s">%s %s</label>%s</div>', $this->frameClass(), $this->id(), $control, $this->label(), $this->help());
    }

    public function group(string $choices): string
    {
        return sprintf(
            '<fieldset class="%s%s" id="%s"%s><legend>%s</legend>%s%s</fieldset>',
            $this->frameClass(),
            $this->isRequired() ? ' lp-required-field' : '',
            $this->id(),
            $this->describedBy(),
            $this->label(),
            $choices,
            $this->help(),
        );
    }

    private function frameClass(): string
    {
        return esc_attr("gz-field gz-field-{$this->field->type->slug}");
    }

    private function label(): string
    {
        $mark = ' <span class="gz-required" aria-hidden="true">*</span>';

        return '<span class="gz-field-label">' . esc_html($this->field->label) . '</span>' . ($this->isRequired() ? $mark : '');
    }

    private function help(): string
    {
        return $this->field->help === '' ? '' : sprintf('<p class="gz-field-help" id="%s-help">%s</p>', $this->id(), esc_html($this->field->help));
    }

    private function describedBy(): string
    {
        return $this->field->help === '' ? '' : sprintf(' aria-describedby="%s-help"', $this->id());
    }
}
