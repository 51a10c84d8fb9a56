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
            'a member may claim a listing of somebody else' => [[], 8, true],
            'nobody claims what is theirs' => [[], 7, false],
            'nobody claims a listing whose owner has claimed it' => [['details' => ['claimed_section' => 'claimed']], 8, false],
            'a listing that says it is not claimed can be' => [['details' => ['claimed_section' => 'not_claimed']], 8, true],
            'nobody claims a listing that is not public' => [['status' => 'pending'], 8, false],
            'nobody claims a listing that has run out' => [['status' => 'expired'], 0, false],
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
        yield 'offers the plans that are not for new listings alone, of the listing’s categories' => static fn () => Check::same(
            [1, 3, 4, 6, 8],
            array_map(static fn (Plan $plan): int => $plan->id, ClaimRules::plansFor(self::listing(['categories' => [20, 21]]), $plans)),
        );
        yield 'asks for no plan where none says that claims are sold by it' => static fn () => Check::same([], ClaimRules::plansFor(self::listing([]), [$plans[0], $plans[1]]));
        yield from $this->approval();
    }

    /** @return iterable<string, Closure> */
    private function approval(): iterable
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
            yield $says => static fn () => Check::same($fault, ClaimRules::approvalFault($one, $of, $hasAccount, $order));
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
