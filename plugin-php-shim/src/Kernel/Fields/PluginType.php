<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields;

use Gazetteer\Api\FieldType;
use Gazetteer\Contract\Rule;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\Domain\ListingControl;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A field type that another plugin added. If its code throws, the exception is reported and a default is used. */
final class PluginType extends RegisteredType
{
    private const FIXED = ['name', 'label', 'required', 'help'];
    private const OPTIONAL = ['placeholder', 'default', 'autocomplete', 'min', 'max', 'step', 'minlength', 'maxlength'];

    public readonly bool $isForForms;
    public readonly bool $isForListings;

    public function __construct(string $slug, private readonly FieldType $type)
    {
        parent::__construct($slug);
        $this->isForForms = Extensions::attempt($type->isForContactForms(...), false);
        $this->isForListings = Extensions::attempt($type->isForListings(...), false);
    }

    public function label(): string
    {
        return Extensions::attempt($this->type->label(...), $this->slug);
    }

    public function description(): string
    {
        return Extensions::attempt($this->type->description(...), '');
    }

    public function settings(): array
    {
        return [...self::FIXED, ...array_values(array_intersect(self::OPTIONAL, Extensions::attempt($this->type->settings(...), [])))];
    }

    /** The input for the preview in the form editor. */
    public function sample(): string
    {
        return $this->input('', ' class="wpcf7-form-control" tabindex="-1" aria-hidden="true"', []);
    }

    public function rules(FormField $field): array
    {
        $rules = self::required($field);
        foreach (Extensions::attempt(fn (): array => $this->type->rules(self::set($field)), []) as $rule) {
            if (is_array($rule) && is_string($rule['rule'] ?? null) && Rule::tryFrom($rule['rule']) !== null && is_string($rule['error'] ?? null)) {
                unset($rule['field'], $rule['message']);
                $rules[] = $rule;
            }
        }

        return [...$rules, ...self::lengths($field)];
    }

    public function clean(string $value): string
    {
        return Extensions::attempt(fn (): string => $this->type->clean($value), $value);
    }

    public function error(FormField $field, array $values): array
    {
        return $this->firstError($values, self::set($field));
    }

    public function errorInListing(string $value, array $settings): string
    {
        return $this->firstError([$value], $settings)['error'] ?? '';
    }

    public function texts(FormField $field, array $values): array
    {
        return array_map($this->text(...), $values);
    }

    public function draw(FormControl $control): string
    {
        $field = $control->field();
        $value = $control->values([$field->default])[0] ?? '';
        $attributes = Tag::attributes([
            'id' => $control->id(),
            'name' => $field->name,
            'class' => $control->classes("wpcf7-{$this->slug}"),
        ] + $control->states());

        return $control->frame($control->label() . $control->help() . $control->wrap($this->input($value, $attributes, self::set($field))));
    }

    public function drawInListing(ListingControl $control): string
    {
        return $control->line($this->input($control->value(), $control->attributes(), $control->settings()));
    }

    public function filtersByText(): bool
    {
        return Extensions::attempt($this->type->isFilterable(...), false);
    }

    public function html(array $texts): string
    {
        return implode(', ', array_map(fn (string $text): string => Extensions::attempt(fn (): string => $this->type->html($text), Tag::text($text)), $texts));
    }

    private function text(string $value): string
    {
        return Extensions::attempt(fn (): string => $this->type->text($value), $value);
    }

    /** @param array<string, mixed> $settings */
    private function input(string $value, string $attributes, array $settings): string
    {
        $plain = '<input type="text"' . Tag::attributes(['value' => $value]) . "{$attributes}>";

        return Extensions::attempt(fn (): string => $this->type->input($value, $attributes, $settings), $plain);
    }

    /**
     * @param list<string> $values
     * @param array<string, mixed> $settings
     * @return array{error?: string}
     */
    private function firstError(array $values, array $settings): array
    {
        foreach ($values as $value) {
            $error = Extensions::attempt(fn (): string => $this->type->error($value, $settings), '');
            if ($error !== '') {
                return ['error' => $error];
            }
        }

        return [];
    }

    /** @return array<string, mixed> */
    private static function set(FormField $field): array
    {
        return array_intersect_key(get_object_vars($field), array_flip(['label', 'required', 'help', 'options', ...self::OPTIONAL]));
    }
}
