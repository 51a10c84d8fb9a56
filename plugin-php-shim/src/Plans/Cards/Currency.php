<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;

/** Formats amounts of money for this site. */
final class Currency
{
    /** Filters an array such as `['sign' => '$', 'pattern' => '{sign}{amount}']`. */
    public const FILTER = 'gazetteer_currency';
    public const SIGN = '$';
    private const MOST_BYTES = 20;

    public function __construct(public readonly string $sign, private readonly string $pattern)
    {
    }

    /** The sign is the key `currency` of the plugin's option. The translation defines its position. */
    public static function ofSite(): self
    {
        $chosen = (new Input((array) get_option(Settings::OPTION, [])))->text('currency', self::MOST_BYTES);
        $sign = $chosen === '' ? self::SIGN : $chosen;
        /* translators: how a price is written. Keep the words in braces, and use a space that does not break. */
        $pattern = _x('{sign}{amount}', 'price', 'gazetteer');
        $filtered = new Input((array) Extensions::filter(self::FILTER, ['sign' => $sign, 'pattern' => $pattern]));

        return new self($filtered->text('sign', self::MOST_BYTES), $filtered->html('pattern', 100) ?: $pattern);
    }

    public function text(float $amount): string
    {
        $amount = round($amount, 2);
        $digits = number_format_i18n($amount, floor($amount) === $amount ? 0 : 2);

        return trim(strtr($this->spacedPattern(), ['{sign}' => $this->sign, '{amount}' => $digits]));
    }

    /** Puts a no-break space between the number and a sign that consists of letters, such as “CHF”. */
    private function spacedPattern(): string
    {
        $pattern = preg_match('/\pL$/u', $this->sign) === 1 ? str_replace('{sign}{amount}', "{sign}\u{a0}{amount}", $this->pattern) : $this->pattern;

        return preg_match('/^\pL/u', $this->sign) === 1 ? str_replace('{amount}{sign}', "{amount}\u{a0}{sign}", $pattern) : $pattern;
    }
}
