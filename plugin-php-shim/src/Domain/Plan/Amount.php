<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Plan;

/** Amounts were typed by people: “1,200.50”, “€ 20” and “20,-” are twenty and more, never nothing by accident. */
final class Amount
{
    public static function read(string $typed): float
    {
        $text = (string) preg_replace('/[^\d.,]/', '', $typed);
        // A comma before one or two last digits is a decimal point; all others set thousands apart.
        $text = (string) preg_replace('/,(?=\d{1,2}$)/', '.', $text);
        $text = (string) preg_replace('/[.,](?=.*\.)|,/', '', $text);

        return is_numeric($text) ? max(0.0, (float) $text) : 0.0;
    }
}
