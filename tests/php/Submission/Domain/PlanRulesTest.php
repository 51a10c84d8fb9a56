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
            yield "the value “{$none}” means no plan, which only some sites allow" => static fn () => Check::same(
                [null, Fault::NoPlan],
                [PlanRules::faultOfNew($none, null, [3], false), PlanRules::faultOfNew($none, null, [3], true)],
            );
        }
        yield 'an offered plan is accepted' => static fn () => Check::same(null, PlanRules::faultOfNew('7', $plan, [3], true));
        yield 'a plan that is not offered is refused' => static fn () => Check::same(Fault::PlanGone, PlanRules::faultOfNew('99', null, [3], false));
        yield 'a plan that is only for claims is refused' => static fn () => Check::same(Fault::PlanGone, PlanRules::faultOfNew('9', $claims, [3], false));
        yield 'a plan for some categories must include all categories of the listing' => static fn () => Check::same(
            [null, Fault::PlanElsewhere, Fault::PlanElsewhere, Fault::PlanElsewhere],
            [
                PlanRules::faultOfNew('8', $boats, [3], false),
                PlanRules::faultOfNew('8', $boats, [2, 3], false),
                PlanRules::faultOfNew('8', $boats, [2], false),
                PlanRules::faultOfNew('8', $boats, [], false),
            ],
        );
        yield 'an edited listing may keep its earlier categories' => static fn () => Check::same(
            [null, null, Fault::PlanElsewhere],
            [
                PlanRules::faultOfEdited($boats, [3], [2]),
                PlanRules::faultOfEdited($boats, [2, 3], [2]),
                PlanRules::faultOfEdited($boats, [3, 4], [2]),
            ],
        );
        yield 'an edited listing is not checked if its plan is for all categories or deleted' => static fn () => Check::same(
            [null, null],
            [PlanRules::faultOfEdited($plan, [4], [2]), PlanRules::faultOfEdited(null, [4], [2])],
        );
        yield from $this->requiredParts();
    }

    /** @return iterable<string, Closure> */
    private function requiredParts(): iterable
    {
        yield 'all parts are required without a plan' => static fn () => Check::same(self::ALL, PlanRules::requiredParts(null, self::ALL));
        yield 'parts that the plan excludes are not required' => static fn () => Check::same(
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
            yield "the part {$part} is required if the plan includes it" => static fn () => Check::same(
                [$part],
                PlanRules::requiredParts(new Plan(7, 'One', includes: [$inclusion]), array_keys($includes)),
            );
        }
    }
}
