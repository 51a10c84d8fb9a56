<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Dashboard;

use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Domain\ExpiryStep;

/** Computes how long a plan keeps a listing public, and whether the owner may renew it. */
final class ListedUntil
{
    private const DAY = 86_400;
    /** Renewal is possible only in the last 30 days, because renewing discards the remaining time. */
    private const SOON = 30 * self::DAY;

    /**
     * @param ?Plan $plan Null if the listing has no plan, or a plan that is no longer sold.
     * @param list<Order> $orders Orders of the listing.
     * @param int $broughtBack When the listing was published again after it expired; 0 for never.
     */
    public function __construct(
        private readonly ?Plan $plan,
        private readonly int $published,
        private readonly bool $hasExpired,
        private readonly array $orders,
        private readonly int $broughtBack = 0,
    ) {
    }

    /** Time at which the plan ends; 0 for never or unknown. */
    public function planEnd(): int
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
     * @param int $days Number of days before the end at which the owner gets a notice; 0 for no notice.
     * @param int $told The end time in the last notice that was sent; 0 for none.
     * @param int $earliest Listings do not expire before this time.
     */
    public function step(int $now, int $days, int $told, int $earliest = 0): ExpiryStep
    {
        $end = $this->end($earliest);
        if ($end > 0 && $now >= $end) {
            return ExpiryStep::End;
        }
        $ahead = $this->noticeSeconds($days);

        return $end > 0 && $ahead > 0 && $told !== $end && $now >= $end - $ahead ? ExpiryStep::Notice : ExpiryStep::None;
    }

    /** Time at which the next step may be due; 0 for never. Takes the same arguments as `step()`. */
    public function nextCheck(int $days, int $told, int $earliest = 0): int
    {
        $end = $this->end($earliest);
        $ahead = $this->noticeSeconds($days);

        return (int) ($end > 0 && $ahead > 0 && $told !== $end ? $end - $ahead : $end);
    }

    /**
     * Seconds between the notice and the end of the plan. The maximum is half of the plan's days, so that the owner
     * of a short plan gets no notice on the first day.
     */
    private function noticeSeconds(int $days): int|float
    {
        return min($days, ($this->plan->days ?? 0) / 2) * self::DAY;
    }

    /** Time at which the listing expires on this site, not before `$earliest`; 0 for never. */
    public function end(int $earliest): int
    {
        return $this->planEnd() > 0 ? max($this->planEnd(), $earliest) : 0;
    }

    /**
     * Whether the owner may order a renewal. The owner cannot renew a free plan, or a plan that is a package of
     * several listings.
     */
    public function mayRenew(int $now): bool
    {
        if ($this->plan === null || $this->plan->isFree() || $this->plan->isPackage || $this->waitingOrder() !== null) {
            return false;
        }

        return $this->hasExpired || ($this->planEnd() > 0 && $this->planEnd() - $now < self::SOON);
    }

    /** Returns the unpaid order. Skips the order of a claimant, because the listing's owner does not pay that order. */
    public function waitingOrder(): ?Order
    {
        foreach ($this->orders as $order) {
            if ($order->state === OrderState::Waiting && !$order->waitsWithClaim()) {
                return $order;
            }
        }

        return null;
    }
}
