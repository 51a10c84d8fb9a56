<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** An order of a plan for a listing. The price is the price of the plan at the time of the order. */
final class Order
{
    /** Value of `$reference` for the unpaid order of a claim. The payment's reference replaces this value. */
    public const CLAIM = 'claim';

    public function __construct(
        public readonly int $id,
        public readonly int $plan,
        public readonly int $listing,
        public readonly int $buyer,
        public readonly float $amount,
        public readonly OrderState $state = OrderState::Waiting,
        /** The payment's reference, such as a transaction ID. */
        public readonly string $reference = '',
        public readonly int $made = 0,
        public readonly int $settled = 0,
        /** Number of listings that the order covers, including `$listing`; 0 for no limit. */
        public readonly int $places = 1,
        /** Order ID of the package that covers this order; 0 if it is paid separately. */
        public readonly int $package = 0,
    ) {
    }

    /** The order number that buyers enter as the payment reference. */
    public function number(): string
    {
        return self::numberOf($this->id);
    }

    public static function numberOf(int $id): string
    {
        return sprintf('G-%05d', $id);
    }

    /** Whether this is the unpaid order of a claim. */
    public function waitsWithClaim(): bool
    {
        return $this->state === OrderState::Waiting && $this->reference === self::CLAIM;
    }
}

class_alias(Order::class, 'Gazetteer\Api\Order');
