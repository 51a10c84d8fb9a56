<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Contract\Rule;
use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\Domain\ListingControl;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A single-line input for text, an email address, a URL or a telephone number. */
class LineType extends RegisteredType
{
    private const SIZE = 40;
    private const RULES = ['email' => Rule::Email, 'url' => Rule::Url, 'tel' => Rule::Tel];

    public function settings(): array
    {
        $names = ['name', 'label', 'required', 'help', 'placeholder', 'default', 'autocomplete', 'minlength', 'maxlength'];

        return $this->slug === 'text' ? [...$names, 'counter'] : $names;
    }

    public function rules(FormField $field): array
    {
        $rule = self::RULES[$this->slug] ?? null;

        return [...self::required($field), ...($rule === null ? [] : [self::rule($rule, $this->slug)]), ...self::lengths($field)];
    }

    public function isEmailAddress(): bool
    {
        return $this->slug === 'email';
    }

    /** Links in a URL field are expected, so they do not indicate spam. */
    public function mayContainLinks(): bool
    {
        return $this->slug === 'text';
    }

    public function draw(FormControl $control): string
    {
        $field = $control->field();
        $value = $control->values([$field->default])[0] ?? '';
        $input = Tag::of('input', [
            'type' => $this->slug,
            'id' => $control->id(),
            'name' => $field->name,
            'class' => $control->classes(...$this->classes()),
            'value' => $value,
            'placeholder' => $field->placeholder ?: null,
            'autocomplete' => $field->autocomplete ?: $this->autocomplete(),
        ] + $this->limits($field) + $control->states());

        return $control->frame($control->label() . $control->help() . $control->wrap($input) . $control->counter($value));
    }

    public function drawInListing(ListingControl $control): string
    {
        return $control->line(sprintf('<input type="%s"%s value="%s"%s>', $this->slug, $this->listingLimits(), esc_attr($control->value()), $control->attributes()));
    }

    public function html(array $texts): string
    {
        if ($this->slug !== 'url') {
            return Tag::of('bdi', [], Tag::text(implode(', ', $texts)));
        }
        // URLs are left-to-right, even within right-to-left text.
        $address = Tag::of('bdi', ['dir' => 'ltr'], Tag::text($texts[0]));

        return Tag::of('a', ['href' => sanitize_url($texts[0], ['http', 'https']), 'rel' => 'nofollow noopener'], $address);
    }

    /** @return list<string> */
    protected function classes(): array
    {
        return $this->slug === 'text' ? ['wpcf7-text'] : ["wpcf7-{$this->slug}", 'wpcf7-text', "wpcf7-validates-as-{$this->slug}"];
    }

    /** @return array<string, string|int|null> */
    protected function limits(FormField $field): array
    {
        return [
            'size' => self::SIZE,
            'minlength' => $field->minlength ?: null,
            'maxlength' => $field->longest(),
        ];
    }

    /** Additional attributes of the input in the listing form, with a leading space. */
    protected function listingLimits(): string
    {
        return '';
    }

    /** @return array<string, string|null> */
    protected static function span(FormField $field): array
    {
        return [
            'min' => $field->min === '' ? null : $field->min,
            'max' => $field->max === '' ? null : $field->max,
            'step' => $field->step === '' ? null : $field->step,
        ];
    }

    /** The default `autocomplete` token of the field's type. */
    private function autocomplete(): ?string
    {
        return isset(self::RULES[$this->slug]) ? $this->slug : null;
    }
}
