<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Dashboard;

use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Domain\ExpiryStep;

/** How long a plan keeps a listing in the directory, and whether its owner may have it go on. */
final class ListedUntil
{
    private const DAY = 86_400;
    /** Before the last weeks there is nothing to renew: what is left of the time would be lost. */
    private const SOON = 30 * self::DAY;

    /**
     * @param ?Plan $plan Null where it has none, or none that is still sold.
     * @param list<Order> $orders Of the listing.
     * @param int $broughtBack When somebody published it again after its end; 0 for never.
     */
    public function __construct(
        private readonly ?Plan $plan,
        private readonly int $published,
        private readonly bool $hasExpired,
        private readonly array $orders,
        private readonly int $broughtBack = 0,
    ) {
    }

    /** When it ends; 0 for never, or not known. */
    public function moment(): int
    {
        if ($this->plan === null || $this->plan->days === 0 || $this->published === 0) {
            return 0;
        }
        $begins = max($this->published, $this->broughtBack);
        foreach ($this->orders as $order) {
            if ($order->plan === $this->plan->id && $order->state === OrderState::Paid) {
                $begins = max($begins, $order->settled);
            }
        }

        return $begins + $this->plan->days * self::DAY;
    }

    /**
     * @param int $days So long before the end its owner is told; 0 for never.
     * @param int $told The end that they were told of; 0 for none.
     * @param int $earliest Nothing ends before.
     */
    public function step(int $now, int $days, int $told, int $earliest = 0): ExpiryStep
    {
        $end = $this->end($earliest);
        if ($end > 0 && $now >= $end) {
            return ExpiryStep::End;
        }
        $ahead = $this->ahead($days);

        return $end > 0 && $ahead > 0 && $told !== $end && $now >= $end - $ahead ? ExpiryStep::Notice : ExpiryStep::None;
    }

    /** When the next step may be due; 0 for never. The arguments are those of `step()`. */
    public function next(int $days, int $told, int $earliest = 0): int
    {
        $end = $this->end($earliest);
        $ahead = $this->ahead($days);

        return (int) ($end > 0 && $ahead > 0 && $told !== $end ? $end - $ahead : $end);
    }

    /** How many seconds before the end its owner is told: of a plan of a few days not on the first. */
    private function ahead(int $days): int|float
    {
        return min($days, ($this->plan->days ?? 0) / 2) * self::DAY;
    }

    /** The moment, or the earliest one at which it may end here; 0 for never. */
    public function end(int $earliest): int
    {
        return $this->moment() > 0 ? max($this->moment(), $earliest) : 0;
    }

    /** A plan without a price is the owner of the site's to give again, and a place in a package is had once. */
    public function mayRenew(int $now): bool
    {
        if ($this->plan === null || $this->plan->isFree() || $this->plan->isPackage || $this->waiting() !== null) {
            return false;
        }

        return $this->hasExpired || ($this->moment() > 0 && $this->moment() - $now < self::SOON);
    }

    /** The order that is not settled yet; what somebody who claims the listing has ordered is not its owner's. */
    public function waiting(): ?Order
    {
        foreach ($this->orders as $order) {
            if ($order->state === OrderState::Waiting && !$order->waitsWithClaim()) {
                return $order;
            }
        }

        return null;
    }
}
