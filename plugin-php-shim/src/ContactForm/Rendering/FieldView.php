<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

use Gazetteer\ContactForm\Domain\ElementIds;
use Gazetteer\ContactForm\Submission\CaptchaPicture;
use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A field being rendered: the attributes and wrappers that all controls share. */
final class FieldView implements FormControl
{
    public function __construct(
        public readonly FormField $field,
        public readonly FormView $view,
        private readonly string $classes = '',
        private readonly string $anchor = '',
    ) {
    }

    public function field(): FormField
    {
        return $this->field;
    }

    public function id(): string
    {
        return ElementIds::control($this->view->unitTag, $this->field->name);
    }

    public function partId(string $part): string
    {
        return ElementIds::part($this->view->unitTag, $this->field->name, $part);
    }

    public function isWrong(): bool
    {
        return $this->view->error($this->field) !== '';
    }

    /** @return list<string> */
    public function classes(string ...$own): array
    {
        return [
            'wpcf7-form-control',
            ...$own,
            $this->field->required ? 'wpcf7-validates-as-required' : '',
            $this->isWrong() ? 'wpcf7-not-valid' : '',
        ];
    }

    /** @return array<string, string|null> */
    public function states(): array
    {
        return [
            'aria-required' => $this->field->required ? 'true' : null,
            'aria-invalid' => $this->isWrong() ? 'true' : 'false',
            'aria-describedby' => $this->describedBy(),
        ];
    }

    public function describedBy(): ?string
    {
        $help = $this->field->help === '' ? '' : $this->partId('help');

        return trim("{$help} {$this->errorId()}") ?: null;
    }

    /** The ID of the error text; null if the field has no error. */
    public function errorId(): ?string
    {
        return $this->isWrong() ? ElementIds::error($this->view->unitTag, $this->field->name) : null;
    }

    /** The wrapper of a control, with the error below it. */
    public function wrap(string $control): string
    {
        $error = $this->view->error($this->field);
        $tip = $error === '' ? '' : Tag::of('span', ['class' => 'wpcf7-not-valid-tip', 'aria-hidden' => 'true'], Tag::text($error));

        return Tag::of('span', ['class' => 'wpcf7-form-control-wrap', 'data-name' => $this->field->name], $control . $tip);
    }

    /** @param array<string, string|null> $attributes */
    public function frame(string $inside, string $element = 'div', array $attributes = []): string
    {
        $type = $this->field->type->slug;

        return Tag::of($element, ['class' => ['gz-field', "gz-field-{$type}", $this->classes], 'id' => $this->anchor ?: null] + $attributes, $inside);
    }

    public function label(): string
    {
        return $this->field->label === '' ? '' : Tag::of('label', ['class' => 'gz-label', 'for' => $this->id()], $this->name());
    }

    /** The label of a group of controls. */
    public function legend(): string
    {
        return $this->field->label === '' ? '' : Tag::of('legend', ['class' => 'gz-label'], $this->groupName());
    }

    public function help(): string
    {
        return $this->field->help === '' ? '' : Tag::of('p', ['class' => 'gz-help', 'id' => $this->partId('help')], $this->field->help);
    }

    public function counter(string $value): string
    {
        return $this->field->counter === '' ? '' : Counter::of($this->field, $value);
    }

    public function values(array $fresh): array
    {
        return $this->view->values($this->field, $fresh);
    }

    public function extraInput(string $input): string
    {
        return $this->view->extraInput($input);
    }

    public function requested(): string
    {
        return FieldSource::text($this->field->source);
    }

    public function selected(): array
    {
        return FieldSource::chosen($this);
    }

    public function quiz(): array
    {
        return $this->view->challenges->quiz($this->field);
    }

    /** The image is displayed at half its size, for high-resolution screens. */
    public function captcha(): array
    {
        return ['src' => $this->view->challenges->captcha($this->field), 'width' => intdiv(CaptchaPicture::WIDTH, 2), 'height' => intdiv(CaptchaPicture::HEIGHT, 2)];
    }

    private function name(): string
    {
        return Tag::text($this->field->label) . ($this->field->required ? ' ' . self::mark() : '');
    }

    /** The text of the legend. It includes "required", because ARIA has no required state for a group of checkboxes. */
    private function groupName(): string
    {
        $mark = Tag::of('span', ['class' => 'gz-required', 'role' => 'img', 'aria-label' => __('required', 'gazetteer')], '*');

        return Tag::text($this->field->label) . ($this->field->required ? " {$mark}" : '');
    }

    /** The visible asterisk of a required field. Screen readers ignore it and announce `aria-required` instead. */
    public static function mark(): string
    {
        return Tag::of('span', ['class' => 'gz-required', 'aria-hidden' => 'true'], '*');
    }
}
