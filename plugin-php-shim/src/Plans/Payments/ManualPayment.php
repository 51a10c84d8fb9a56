<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Payments;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\Order;

/** Payment outside of the site, such as a bank transfer: the site owner's instructions, filled in for one order. */
final class ManualPayment
{
    /** Key of these settings in the plugin's option. The next constants are the keys of the values. */
    public const OPTION = 'payments';
    public const TEXT = 'instructions';
    public const CURRENCIES = 'currencies';
    public const SIGN = 'sign';

    private const LONGEST_TEXT = 5_000;
    private const LONGEST_SIGN = 20;
    private const MOST_CURRENCIES = 50;

    public function __construct(private readonly Input $chosen)
    {
    }

    /**
     * Sanitizes the settings. Cleaning them twice gives the same result, because WordPress cleans a new option twice.
     *
     * @return array{instructions: string, currencies: list<array{sign: string, instructions: string}>}
     */
    public static function clean(Input $posted): array
    {
        $read = new self($posted);

        return [self::TEXT => $read->general(), self::CURRENCIES => $read->currencies()];
    }

    /** The instructions for all currencies without separate instructions. */
    public function general(): string
    {
        return $this->chosen->lines(self::TEXT, self::LONGEST_TEXT);
    }

    /** @return list<array{sign: string, instructions: string}> */
    public function currencies(): array
    {
        $rows = array_map(static fn (Input $row): array => [
            self::SIGN => $row->text(self::SIGN, self::LONGEST_SIGN),
            self::TEXT => $row->lines(self::TEXT, self::LONGEST_TEXT),
        ], $this->chosen->inners(self::CURRENCIES, self::MOST_CURRENCIES));

        return array_values(array_filter($rows, static fn (array $row): bool => $row[self::SIGN] !== '' && $row[self::TEXT] !== ''));
    }

    /** Whether there are payment instructions for this currency. */
    public function isReady(string $currency): bool
    {
        return $this->text($currency) !== '';
    }

    /** Shown to buyers if no payment method is ready. */
    public static function promise(): string
    {
        return __('We will contact you with the payment details.', 'gazetteer');
    }

    /** @return string The filled-in instructions, or a promise to send them if the owner entered none. */
    public function instructions(Order $order, string $plan, string $price, string $currency): string
    {
        $text = $this->text($currency);

        return $text === ''
            ? self::promise()
            : strtr($text, ['{number}' => $order->number(), '{price}' => $price, '{plan}' => $plan]);
    }

    /** Instructions with unfilled placeholders; '' if the site's owner entered none. */
    public function text(string $currency): string
    {
        return array_column($this->currencies(), self::TEXT, self::SIGN)[$currency] ?? $this->general();
    }
}
