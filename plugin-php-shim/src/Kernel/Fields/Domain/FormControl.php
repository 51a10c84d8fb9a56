<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Domain;

/** Renders the parts of a contact form field that all field types share: attributes, label, help text and error. */
interface FormControl
{
    public function field(): FormField;

    public function id(): string;

    public function partId(string $part): string;

    public function isWrong(): bool;

    /** @return list<string> The classes of the control, including `$own`. */
    public function classes(string ...$own): array;

    /** @return array<string, string|null> */
    public function states(): array;

    public function describedBy(): ?string;

    /** The ID of the error message; null if the field has no error. */
    public function errorId(): ?string;

    /** Wraps a control and adds the error message below it. */
    public function wrap(string $control): string;

    /** @param array<string, string|null> $attributes */
    public function frame(string $inside, string $element = 'div', array $attributes = []): string;

    public function label(): string;

    /** The legend of a fieldset with several controls. */
    public function legend(): string;

    public function help(): string;

    /** The asterisk or text that marks required fields. */
    public static function mark(): string;

    /** The character counter; '' if the field has none. */
    public function counter(string $value): string;

    /**
     * @param list<string> $fresh
     * @return list<string> The submitted values if the form is shown again, otherwise `$fresh`.
     */
    public function values(array $fresh): array;

    /** The submitted value of an additional input of the field, such as a free text. */
    public function extraInput(string $input): string;

    /** The field's default value from a URL parameter or a posted form; '' if there is none. */
    public function requested(): string;

    /** @return list<string> The options that are selected by default. */
    public function selected(): array;

    /** @return array{string, string} A quiz question and the hash of its answer. */
    public function quiz(): array;

    /**
     * @return array{src: string, width: int, height: int} The captcha image. `src` is '' if the server cannot create
     *     images.
     */
    public function captcha(): array;
}
