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
            'an open claim of an existing listing can be approved' => [$claim, $listing, true, null, null],
            'a deleted claim cannot be approved' => [null, $listing, true, null, DecisionFault::NoClaim],
            'an approved claim cannot be approved again' => [self::claim(ClaimState::Approved), $listing, true, null, DecisionFault::Decided],
            'a declined claim cannot be approved' => [self::claim(ClaimState::Declined), $listing, true, null, DecisionFault::Decided],
            'a claim of a deleted listing cannot be approved' => [$claim, null, true, null, DecisionFault::ListingGone],
            'a claim of a listing in the trash cannot be approved' => [$claim, new Listing(5, 'Inn', status: 'trash'), true, null, DecisionFault::ListingGone],
            'a claim of a listing that was claimed meanwhile cannot be approved' => [$claim, new Listing(5, 'Inn', details: ['claimed_section' => 'claimed']), true, null, DecisionFault::ListingClaimed],
            'a claim of a deleted account cannot be approved' => [$claim, $listing, false, null, DecisionFault::AccountGone],
            'a claim with an unpaid order cannot be approved yet' => [$claim, $listing, true, self::order(OrderState::Waiting), DecisionFault::OrderWaits],
            'a claim with a paid order can be approved' => [$claim, $listing, true, self::order(OrderState::Paid), null],
            'a claim with a refused order can be approved' => [$claim, $listing, true, self::order(OrderState::Refused), null],
        ];
        foreach ($faults as $says => [$one, $of, $hasAccount, $order, $fault]) {
            yield $says => static fn () => Check::same($fault, Approval::fault($one, $of, $hasAccount, $order));
        }

        $paid = new Plan(3, 'Paid', price: 9.0);
        $free = new Plan(4, 'Free');
        $plans = [
            'an approval assigns a paid plan' => [$paid, self::order(OrderState::Paid), $paid],
            'an approval does not assign a plan whose order was refused' => [$paid, self::order(OrderState::Refused), null],
            'an approval does not assign a plan with a price but no order' => [$paid, null, null],
            'an approval assigns a free plan' => [$free, null, $free],
            'an approval assigns no plan if none was chosen or the plan was deleted' => [null, null, null],
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
