<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** That somebody wants a plan for a listing, and what became of it. The price is the plan's at that time. */
final class Order
{
    /** The reference of an order that waits with somebody's claim of the listing; the payment's own takes its place. */
    public const CLAIM = 'claim';

    public function __construct(
        public readonly int $id,
        public readonly int $plan,
        public readonly int $listing,
        public readonly int $buyer,
        public readonly float $amount,
        public readonly OrderState $state = OrderState::Waiting,
        /** What the payment is called where it was made. */
        public readonly string $reference = '',
        public readonly int $made = 0,
        public readonly int $settled = 0,
        /** How many listings it pays for, its own among them; 0 for any number. */
        public readonly int $places = 1,
        /** The order of the package that this one has a place in; 0 where it is paid for itself. */
        public readonly int $package = 0,
    ) {
    }

    /** The number that buyers name with a payment. */
    public function number(): string
    {
        return self::numberOf($this->id);
    }

    public static function numberOf(int $id): string
    {
        return sprintf('G-%05d', $id);
    }

    /** Whether it waits with a claim: whose the listing is now has nothing to do with it. */
    public function waitsWithClaim(): bool
    {
        return $this->state === OrderState::Waiting && $this->reference === self::CLAIM;
    }
}

class_alias(Order::class, 'Gazetteer\Api\Order');
