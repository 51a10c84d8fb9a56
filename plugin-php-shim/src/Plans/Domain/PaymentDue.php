<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** What is to be paid for an order, and how. Plain text. */
final class PaymentDue
{
    /**
     * @param string $plan Title of the plan.
     * @param string $price Amount with its currency.
     * @param string $page Page on which the order is paid; '' where there is none.
     * @param string $instructions How to pay without such a page, in one or more lines; '' where there is one.
     */
    public function __construct(
        public readonly string $number,
        public readonly string $plan,
        public readonly string $price,
        public readonly string $page,
        public readonly string $instructions,
        /** False where the site's owner has entered no instructions. */
        public readonly bool $isExplained,
    ) {
    }
}
