<?php

declare(strict_types=1);

namespace Gazetteer\Claims;

use Closure;
use Gazetteer\Claims\Domain\Claim;
use Gazetteer\Claims\Domain\ClaimRules;
use Gazetteer\Claims\Domain\ClaimState;
use Gazetteer\Claims\Domain\DecisionFault;
use Gazetteer\Claims\Mail\ClaimMail;
use Gazetteer\Claims\Mail\ClaimMails;
use Gazetteer\Claims\Storage\ClaimTable;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Store\Transaction;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\FormerOwner;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Submission\Review\WaitingImages;

/**
 * Approves or declines an open claim. Of several concurrent decisions, only one takes effect. The caller must check
 * permissions.
 */
final class ClaimDecisions
{
    /** @param Closure(): Orders $orders */
    public function __construct(
        private readonly ClaimTable $claims,
        private readonly ListingRepository $listings,
        private readonly ClaimedListing $claimed,
        private readonly PlanRepository $plans,
        private readonly Closure $orders,
        private readonly ClaimMails $mails,
    ) {
    }

    /** Returns the reason why the claim cannot be approved now; null if it can. */
    public function fault(?Claim $claim): ?DecisionFault
    {
        return ClaimRules::approvalFault(
            $claim,
            $claim === null ? null : $this->listings->find($claim->listing),
            $claim !== null && get_userdata($claim->claimant) !== false,
            $claim === null || $claim->order === 0 ? null : ($this->orders)()->find($claim->order),
        );
    }

    /** @return ?DecisionFault Null on success. */
    public function approve(int $id, string $note): ?DecisionFault
    {
        $claim = $this->claims->find($id);
        $fault = $this->fault($claim);
        $listing = $claim === null ? null : $this->listings->stored($claim->listing);
        if ($fault !== null || $claim === null || $listing === null) {
            return $fault ?? DecisionFault::NoClaim;
        }
        $order = $claim->order === 0 ? null : ($this->orders)()->find($claim->order);
        $plan = ClaimRules::approvedPlan($this->plans->stored($claim->plan), $order);
        $others = [];
        $fault = $this->transfer($claim, $listing, $plan, $note, $others);
        if ($fault !== null) {
            return $fault;
        }
        $isOwned = $listing->author > 0 && $listing->author !== $claim->claimant && !user_can($listing->author, 'edit_others_posts');
        $this->notify($claim->id, ClaimMail::Approved, ...($isOwned ? [ClaimMail::Former] : []));
        foreach ($others as $other) {
            $this->refuseOrder($other);
            $this->notify($other->id, ClaimMail::Declined);
        }

        return null;
    }

    public function decline(int $id, string $note): ?DecisionFault
    {
        $claim = $this->claims->find($id);
        if ($claim === null) {
            return DecisionFault::NoClaim;
        }
        if (!$this->claims->decide($claim, ClaimState::Declined, $note, 0, time())) {
            return DecisionFault::Decided;
        }
        $this->refuseOrder($claim);
        $this->notify($claim->id, ClaimMail::Declined);

        return null;
    }

    /** @param list<Claim> $others Receives the claims that this approval declined. */
    private function transfer(Claim $claim, Listing $before, ?Plan $plan, string $note, array &$others): ?DecisionFault
    {
        $now = time();
        // The days of a free plan start with the approval.
        $isTimed = $plan !== null && $plan->isFree() && $plan->days > 0;
        if ($isTimed) {
            ($this->orders)()->prepare();
        }
        $transaction = Transaction::begin();
        try {
            ClaimedListing::transfer($claim->listing, $claim->claimant);
            $listing = $this->listings->stored($claim->listing);
            if ($listing === null || ClaimRules::isClaimed($listing)) {
                return $listing === null ? DecisionFault::ListingGone : DecisionFault::ListingClaimed;
            }
            if (!$this->claims->decide($claim, ClaimState::Approved, $note, $before->author, $now)) {
                return DecisionFault::Decided;
            }
            $this->claimed->markClaimed($claim->listing, $plan);
            FormerOwner::deleteEdits($claim->listing);
            if ($isTimed) {
                ($this->orders)()->grant($plan, $claim->listing, $claim->claimant, $now);
            }
            $others = $this->claims->waitingFor($claim->listing);
            foreach ($others as $other) {
                $this->claims->decide($other, ClaimState::Declined, __('Another person’s claim of this listing was approved.', 'gazetteer'), 0, $now);
            }
            $transaction->commit();
            WaitingImages::deleteUnused($claim->listing, null);

            return null;
        } finally {
            $transaction->rollBack();
            // Clear the post cache, because it may contain data of a transaction that was rolled back.
            clean_post_cache($claim->listing);
        }
    }

    /** Cancels the unpaid order of a declined claim. */
    private function refuseOrder(Claim $claim): void
    {
        $order = $claim->order === 0 ? null : ($this->orders)()->find($claim->order);
        if ($order !== null && $order->state === OrderState::Waiting) {
            ($this->orders)()->close($order->id, OrderState::Refused, '');
        }
    }

    private function notify(int $id, ClaimMail ...$mails): void
    {
        $this->mails->sendLater($id, ...$mails);
        Extensions::fire('gazetteer_claim_decided', $this->claims->find($id));
    }
}
