<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Domain;

/**
 * Renders the parts of a custom field in the listing form that all field types share: attributes, label and wrappers.
 */
interface ListingControl
{
    public function isRequired(): bool;

    /** @return array<string, mixed> */
    public function settings(): array;

    /**
     * @param list<string> $selected
     * @return list<string> The options of the field. Selected options that the site owner has removed are included.
     */
    public function options(array $selected): array;

    /** @return list<string> */
    public function values(): array;

    /** The first of the values. */
    public function value(): string;

    /** The escaped ID of the control. */
    public function id(): string;

    public function name(): string;

    /** The escaped attributes of the control: id, name, class, state and description. */
    public function attributes(): string;

    /** Wraps a control and adds its label above it. */
    public function line(string $control): string;

    /** Wraps a checkbox and adds its label after it. */
    public function box(string $control): string;

    /** Wraps several choices in a fieldset with a legend. */
    public function group(string $choices): string;
}
