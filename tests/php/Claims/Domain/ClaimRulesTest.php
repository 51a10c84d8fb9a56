<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Claims\Domain;

use Closure;
use Gazetteer\Claims\Domain\Claim;
use Gazetteer\Claims\Domain\ClaimRules;
use Gazetteer\Claims\Domain\ClaimState;
use Gazetteer\Claims\Domain\DecisionFault;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanFor;
use Gazetteer\Tests\Check;

final class ClaimRulesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $who = [
            'a guest may claim a public listing' => [[], 0, true],
            'a member may claim a listing of another user' => [[], 8, true],
            'a member may not claim an own listing' => [[], 7, false],
            'a member may not claim a listing that is already claimed' => [['details' => ['claimed_section' => 'claimed']], 8, false],
            'a listing marked as not claimed can be claimed' => [['details' => ['claimed_section' => 'not_claimed']], 8, true],
            'a listing that is not public cannot be claimed' => [['status' => 'pending'], 8, false],
            'an expired listing cannot be claimed' => [['status' => 'expired'], 0, false],
        ];
        foreach ($who as $says => [$more, $user, $may]) {
            yield $says => static fn () => Check::same($may, ClaimRules::mayClaim(self::listing($more), $user));
        }

        $plans = [
            new Plan(1, 'For anything'),
            new Plan(2, 'Listings', for: PlanFor::Listing),
            new Plan(3, 'Claims', for: PlanFor::Claim),
            new Plan(4, 'Both', price: 9.0, for: PlanFor::Both),
            new Plan(5, 'Boats', isByCategory: true, categories: [30, 31], for: PlanFor::Claim),
            new Plan(6, 'Inns', isByCategory: true, categories: [20], for: PlanFor::Claim),
            new Plan(7, 'Two for nothing', isPackage: true, listings: 2, for: PlanFor::Claim),
            new Plan(8, 'Ten', price: 9.0, isPackage: true, listings: 10, for: PlanFor::Claim),
        ];
        yield 'a claim offers plans for claims in the listing’s categories, and no plans for new listings only' => static fn () => Check::same(
            [1, 3, 4, 6, 8],
            array_map(static fn (Plan $plan): int => $plan->id, ClaimRules::plansFor(self::listing(['categories' => [20, 21]]), $plans)),
        );
        yield 'a claim requires no plan if no plan is for claims' => static fn () => Check::same([], ClaimRules::plansFor(self::listing([]), [$plans[0], $plans[1]]));
        yield from $this->approval();
    }

    /** @return iterable<string, Closure> */
    private function approval(): iterable
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
            yield $says => static fn () => Check::same($fault, ClaimRules::approvalFault($one, $of, $hasAccount, $order));
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
            yield $says => static fn () => Check::same($got, ClaimRules::approvedPlan($plan, $order));
        }
    }

    /** @param array<string, mixed> $more */
    private static function listing(array $more): Listing
    {
        return new Listing(...['id' => 5, 'title' => 'Inn', 'author' => 7, ...$more]);
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
