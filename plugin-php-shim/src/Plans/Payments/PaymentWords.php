<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Payments;

use Gazetteer\Plans\Domain\PaymentDue;

/** A payment that is due, as plain text for mails and messages. */
final class PaymentWords
{
    /** @return array<string, string> Label and value. */
    public static function facts(PaymentDue $due): array
    {
        return [
            __('Order number', 'gazetteer') => $due->number,
            __('Plan', 'gazetteer') => $due->plan,
            __('Price', 'gazetteer') => $due->price,
        ];
    }

    /** @return list<string> Paragraphs. */
    public static function mail(PaymentDue $due): array
    {
        $facts = self::facts($due);

        return [
            implode("\n", array_map(static fn (string $label, string $value): string => "{$label}: {$value}", array_keys($facts), $facts)),
            $due->page === ''
                ? __('Payment instructions:', 'gazetteer') . "\n" . $due->instructions
                : __('Pay here:', 'gazetteer') . "\n" . $due->page,
        ];
    }

    /** Pages of the legacy theme insert this message as HTML. */
    public static function message(PaymentDue $due): string
    {
        $text = sprintf(
            /* translators: 1: number of an order, 2: name of a plan, 3: price, 4: how to pay. */
            __('Order %1$s, plan “%2$s”, %3$s. Payment instructions: %4$s', 'gazetteer'),
            $due->number,
            $due->plan,
            $due->price,
            $due->instructions,
        );

        return $due->page === '' ? strtr($text, ['<' => '‹', '>' => '›']) : '';
    }
}
