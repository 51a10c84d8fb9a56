<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Filters;

/** A filter of the search form: checkboxes, radio buttons or a text input. */
final class FilterGroup
{
    public const CHECKBOX = 'checkbox';
    public const RADIO = 'radio';
    public const TEXT = 'text';

    /**
     * @param string $key Identifies the filter on the page, such as `price`.
     * @param string $name Name of the inputs.
     * @param list<FilterOption> $options Empty for a text input.
     * @param string $text Value of a text input.
     */
    public function __construct(
        public readonly string $key,
        public readonly string $label,
        public readonly string $name,
        public readonly array $options,
        public readonly string $type = self::CHECKBOX,
        public readonly string $text = '',
    ) {
    }

    /** @return list<FilterOption> */
    public function selected(): array
    {
        return array_values(array_filter($this->options, static fn (FilterOption $option): bool => $option->isSelected && $option->value !== ''));
    }
}
