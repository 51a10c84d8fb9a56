<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Claims\Domain;

use Closure;
use Gazetteer\Claims\Domain\Approval;
use Gazetteer\Claims\Domain\Claim;
use Gazetteer\Claims\Domain\ClaimState;
use Gazetteer\Claims\Domain\DecisionFault;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Tests\Check;

final class ApprovalTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $claim = self::claim(ClaimState::Open);
        $listing = new Listing(5, 'Inn', author: 7);
        $faults = [
            'lets an open claim of a listing that is there be approved' => [$claim, $listing, true, null, null],
            'knows a claim that was deleted' => [null, $listing, true, null, DecisionFault::NoClaim],
            'approves nothing twice' => [self::claim(ClaimState::Approved), $listing, true, null, DecisionFault::Decided],
            'approves nothing that was declined' => [self::claim(ClaimState::Declined), $listing, true, null, DecisionFault::Decided],
            'knows a listing that was deleted meanwhile' => [$claim, null, true, null, DecisionFault::ListingGone],
            'knows a listing that is in the trash' => [$claim, new Listing(5, 'Inn', status: 'trash'), true, null, DecisionFault::ListingGone],
            'knows a listing that somebody has claimed meanwhile' => [$claim, new Listing(5, 'Inn', details: ['claimed_section' => 'claimed']), true, null, DecisionFault::ListingClaimed],
            'knows that the claimant’s account was deleted' => [$claim, $listing, false, null, DecisionFault::AccountGone],
            'waits for what is not paid' => [$claim, $listing, true, self::order(OrderState::Waiting), DecisionFault::OrderWaits],
            'goes on once it is paid' => [$claim, $listing, true, self::order(OrderState::Paid), null],
            'goes on without what was refused' => [$claim, $listing, true, self::order(OrderState::Refused), null],
        ];
        foreach ($faults as $says => [$one, $of, $hasAccount, $order, $fault]) {
            yield $says => static fn () => Check::same($fault, Approval::fault($one, $of, $hasAccount, $order));
        }

        $paid = new Plan(3, 'Paid', price: 9.0);
        $free = new Plan(4, 'Free');
        $plans = [
            'brings a plan that is paid' => [$paid, self::order(OrderState::Paid), $paid],
            'brings no plan that was refused' => [$paid, self::order(OrderState::Refused), null],
            'brings no plan with a price that nobody ordered' => [$paid, null, null],
            'brings a plan that costs nothing' => [$free, null, $free],
            'brings none where none was chosen, or it is gone' => [null, null, null],
        ];
        foreach ($plans as $says => [$plan, $order, $got]) {
            yield $says => static fn () => Check::same($got, Approval::plan($plan, $order));
        }
    }

    private static function claim(ClaimState $state): Claim
    {
        return new Claim(1, 5, 8, 'Ada', 'I own it.', state: $state);
    }

    private static function order(OrderState $state): Order
    {
        return new Order(2, 3, 5, 8, 9.0, $state);
    }
}
