<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Domain;

/** A custom field of the listing form being drawn: its value, and the attributes and wrappers that all types share. */
interface ListingControl
{
    public function isRequired(): bool;

    /** @return array<string, mixed> The settings of the field. */
    public function settings(): array;

    /**
     * @param list<string> $selected
     * @return list<string> The options of a choice, with selected options that the owner has removed.
     */
    public function options(array $selected): array;

    /** @return list<string> */
    public function values(): array;

    /** The first value. */
    public function value(): string;

    /** Escaped, as is the name. */
    public function id(): string;

    public function name(): string;

    /** The attributes of the control, escaped: id, name, class, state and description. */
    public function attributes(): string;

    /** A control below its label. */
    public function line(string $control): string;

    /** A checkbox before its label. */
    public function box(string $control): string;

    /** A group of choices below their legend. */
    public function group(string $choices): string;
}
