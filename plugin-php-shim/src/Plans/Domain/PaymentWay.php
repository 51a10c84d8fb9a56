<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** A payment option for one order, with a page or with instructions. Plain text. */
final class PaymentWay
{
    public function __construct(public readonly string $label, public readonly string $page, public readonly string $instructions)
    {
    }

    /** @param list<self> $ways */
    public static function soleOf(array $ways): ?self
    {
        return count($ways) === 1 ? $ways[0] : null;
    }

    /**
     * Several ways as one text.
     *
     * @param list<self> $ways
     */
    public static function text(array $ways): string
    {
        return implode("\n\n", array_map(
            static fn (self $way): string => implode("\n", array_filter(["{$way->label}:", $way->page, $way->instructions], static fn (string $line): bool => $line !== '')),
            $ways,
        ));
    }
}
