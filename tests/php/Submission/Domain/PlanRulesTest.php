<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Domain;

use Closure;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanFor;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\PlanRules;
use Gazetteer\Tests\Check;

final class PlanRulesTest
{
    private const ALL = ['location', 'gAddress', 'phone', 'website', 'social', 'listingfiles', 'lp-featuredimage', 'business_logo'];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $plan = new Plan(7, 'Standard');
        $boats = new Plan(8, 'Boats', isByCategory: true, categories: [3]);
        $claims = new Plan(9, 'Claims', for: PlanFor::Claim);
        foreach (['', '0', 'none'] as $none) {
            yield "takes “{$none}” for no plan, which only some sites allow" => static fn () => Check::same(
                [null, Fault::NoPlan],
                [PlanRules::faultOfNew($none, null, [3], false), PlanRules::faultOfNew($none, null, [3], true)],
            );
        }
        yield 'takes a plan that is on offer' => static fn () => Check::same(null, PlanRules::faultOfNew('7', $plan, [3], true));
        yield 'refuses one that is not' => static fn () => Check::same(Fault::PlanGone, PlanRules::faultOfNew('99', null, [3], false));
        yield 'refuses one that only buys a claim' => static fn () => Check::same(Fault::PlanGone, PlanRules::faultOfNew('9', $claims, [3], false));
        yield 'asks a plan of categories for all of the listing’s' => static fn () => Check::same(
            [null, Fault::PlanElsewhere, Fault::PlanElsewhere, Fault::PlanElsewhere],
            [
                PlanRules::faultOfNew('8', $boats, [3], false),
                PlanRules::faultOfNew('8', $boats, [2, 3], false),
                PlanRules::faultOfNew('8', $boats, [2], false),
                PlanRules::faultOfNew('8', $boats, [], false),
            ],
        );
        yield 'lets an edited listing keep the categories that it had' => static fn () => Check::same(
            [null, null, Fault::PlanElsewhere],
            [
                PlanRules::faultOfEdited($boats, [3], [2]),
                PlanRules::faultOfEdited($boats, [2, 3], [2]),
                PlanRules::faultOfEdited($boats, [3, 4], [2]),
            ],
        );
        yield 'asks nothing of an edited listing whose plan is for all categories, or gone' => static fn () => Check::same(
            [null, null],
            [PlanRules::faultOfEdited($plan, [4], [2]), PlanRules::faultOfEdited(null, [4], [2])],
        );
        yield from $this->requiredParts();
    }

    /** @return iterable<string, Closure> */
    private function requiredParts(): iterable
    {
        yield 'asks for everything where no plan is chosen' => static fn () => Check::same(self::ALL, PlanRules::requiredParts(null, self::ALL));
        yield 'asks for nothing that the plan leaves out of the form' => static fn () => Check::same(
            ['location', 'business_logo'],
            PlanRules::requiredParts(new Plan(7, 'Bare'), self::ALL),
        );
        $includes = [
            'gAddress' => Inclusion::Location,
            'phone' => Inclusion::Contact,
            'website' => Inclusion::Website,
            'social' => Inclusion::Social,
            'listingfiles' => Inclusion::Gallery,
            'lp-featuredimage' => Inclusion::FeaturedImage,
        ];
        foreach ($includes as $part => $inclusion) {
            yield "asks for {$part} where the plan includes it" => static fn () => Check::same(
                [$part],
                PlanRules::requiredParts(new Plan(7, 'One', includes: [$inclusion]), array_keys($includes)),
            );
        }
    }
}
