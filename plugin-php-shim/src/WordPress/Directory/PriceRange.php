<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

/** What a place costs, in words. */
final class PriceRange
{
    public static function words(string $status, string $from, string $to): string
    {
        $span = match (true) {
            $from !== '' && $to !== '' => "{$from}–{$to}",
            /* translators: %s: an amount of money. */
            $from !== '' => sprintf(__('from %s', 'gazetteer'), $from),
            /* translators: %s: an amount of money. */
            $to !== '' => sprintf(__('up to %s', 'gazetteer'), $to),
            default => '',
        };

        return implode(', ', array_filter([self::level($status), $span]));
    }

    /** As many signs as the level is high: what search engines know. */
    public static function signs(string $status): string
    {
        return match ($status) {
            'inexpensive' => '$',
            'moderate' => '$$',
            'pricey' => '$$$',
            'ultra_high_end' => '$$$$',
            default => '',
        };
    }

    private static function level(string $status): string
    {
        return match ($status) {
            'inexpensive' => __('Inexpensive', 'gazetteer'),
            'moderate' => __('Moderate', 'gazetteer'),
            'pricey' => __('Pricey', 'gazetteer'),
            'ultra_high_end' => __('Very expensive', 'gazetteer'),
            default => '',
        };
    }
}
