<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Domain;

/** A field of a contact form being drawn: its value, and the attributes and wrappers that all types share. */
interface FormControl
{
    public function field(): FormField;

    public function id(): string;

    public function partId(string $part): string;

    public function isWrong(): bool;

    /** @return list<string> The classes of the control, with `$own` among them. */
    public function classes(string ...$own): array;

    /** @return array<string, string|null> */
    public function states(): array;

    public function describedBy(): ?string;

    /** Null if the field has no error. */
    public function errorId(): ?string;

    /** The wrapper of a control, with the error below it. */
    public function wrap(string $control): string;

    /** @param array<string, string|null> $attributes */
    public function frame(string $inside, string $element = 'div', array $attributes = []): string;

    public function label(): string;

    /** The label of a group of controls. */
    public function legend(): string;

    public function help(): string;

    /** The visible mark of a required field. */
    public static function mark(): string;

    /** The number of characters, if the field shows it. */
    public function counter(string $value): string;

    /**
     * @param list<string> $fresh
     * @return list<string> The submitted values, if the form is shown again; otherwise `$fresh`.
     */
    public function values(array $fresh): array;

    /** The submitted value of another input. */
    public function extraInput(string $input): string;

    /** The value from the request for a field with a source; '' for none. */
    public function requested(): string;

    /** @return list<string> The options that are selected by default. */
    public function selected(): array;

    /** @return array{string, string} A question, and the hash of its answer. */
    public function quiz(): array;

    /** @return array{src: string, width: int, height: int} `src` is '' if the server cannot create an image. */
    public function captcha(): array;
}
