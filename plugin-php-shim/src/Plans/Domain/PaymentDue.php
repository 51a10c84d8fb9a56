<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** The payment that is due for an order: the amount and how to pay. Plain text. */
final class PaymentDue
{
    /**
     * @param string $plan Title of the plan.
     * @param string $price Amount with its currency.
     * @param string $page The payment page if the order can only be paid there, else ''.
     * @param string $instructions How to pay, in one or more lines; '' if there is a `$page`. Lists all methods if there
     *        are several.
     * @param list<PaymentOption> $choice The payment methods to choose from; empty if there is only one or none.
     */
    public function __construct(
        public readonly string $number,
        public readonly string $plan,
        public readonly string $price,
        public readonly string $page,
        public readonly string $instructions,
        /** False if the site's owner has entered no instructions. */
        public readonly bool $isExplained,
        public readonly array $choice = [],
    ) {
    }
}
