<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Claims\Domain;

use Closure;
use Gazetteer\Claims\Domain\ClaimRules;
use Gazetteer\Listings\Domain\Listing;
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
    }

    /** @param array<string, mixed> $more */
    private static function listing(array $more): Listing
    {
        return new Listing(...['id' => 5, 'title' => 'Inn', 'author' => 7, ...$more]);
    }
}
