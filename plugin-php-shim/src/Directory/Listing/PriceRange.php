<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Closure;
use Gazetteer\Plans\Domain\Amount;

/** The price range of a listing as text. */
final class PriceRange
{
    /** @param Closure(float): string $money Formats an amount with the site's currency. */
    public static function format(string $status, string $from, string $to, Closure $money): string
    {
        [$from, $to] = [self::amount($from, $money), self::amount($to, $money)];
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

    /**
     * Formats a number. Text that is not only a number, such as an amount with another currency, stays
     * unchanged.
     *
     * @param Closure(float): string $money
     */
    private static function amount(string $typed, Closure $money): string
    {
        return preg_match('/^[\d.,\'’\s\x{a0}\x{202f}]*\d[\d.,\'’\s\x{a0}\x{202f}]*$/Du', $typed) === 1 ? $money(Amount::read($typed)) : $typed;
    }

    /** Returns one to four dollar signs, the format that search engines expect. */
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
            'pricey' => __('Expensive', 'gazetteer'),
            'ultra_high_end' => __('Very expensive', 'gazetteer'),
            default => '',
        };
    }
}
