<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** One way to pay a certain order: a payment page or instructions, as plain text. A `PaymentMethod` creates it. */
final class PaymentOption
{
    public function __construct(public readonly string $label, public readonly string $page, public readonly string $instructions)
    {
    }

    /**
     * Returns the only option; null if there are several or none.
     *
     * @param list<self> $options
     */
    public static function single(array $options): ?self
    {
        return count($options) === 1 ? $options[0] : null;
    }

    /**
     * Returns several options as one text.
     *
     * @param list<self> $options
     */
    public static function text(array $options): string
    {
        return implode("\n\n", array_map(
            static fn (self $option): string => implode("\n", array_filter(["{$option->label}:", $option->page, $option->instructions], static fn (string $line): bool => $line !== '')),
            $options,
        ));
    }
}
