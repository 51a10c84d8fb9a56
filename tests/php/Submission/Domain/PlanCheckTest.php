<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Domain;

use Closure;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanFor;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\PlanCheck;
use Gazetteer\Tests\Check;

final class PlanCheckTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $plan = new Plan(7, 'Standard');
        $boats = new Plan(8, 'Boats', isByCategory: true, categories: [3]);
        $claims = new Plan(9, 'Claims', for: PlanFor::Claim);
        foreach (['', '0', 'none'] as $none) {
            yield "takes “{$none}” for no plan, which only some sites allow" => static fn () => Check::same(
                [null, Fault::NoPlan],
                [PlanCheck::fault($none, null, [3], false), PlanCheck::fault($none, null, [3], true)],
            );
        }
        yield 'takes a plan that is on offer' => static fn () => Check::same(null, PlanCheck::fault('7', $plan, [3], true));
        yield 'refuses one that is not' => static fn () => Check::same(Fault::PlanGone, PlanCheck::fault('99', null, [3], false));
        yield 'refuses one that only buys a claim' => static fn () => Check::same(Fault::PlanGone, PlanCheck::fault('9', $claims, [3], false));
        yield 'asks a plan of categories for all of the listing’s' => static fn () => Check::same(
            [null, Fault::PlanElsewhere, Fault::PlanElsewhere, Fault::PlanElsewhere],
            [
                PlanCheck::fault('8', $boats, [3], false),
                PlanCheck::fault('8', $boats, [2, 3], false),
                PlanCheck::fault('8', $boats, [2], false),
                PlanCheck::fault('8', $boats, [], false),
            ],
        );
        yield 'lets an edited listing keep the categories that it had' => static fn () => Check::same(
            [null, null, Fault::PlanElsewhere],
            [
                PlanCheck::ofEdited($boats, [3], [2]),
                PlanCheck::ofEdited($boats, [2, 3], [2]),
                PlanCheck::ofEdited($boats, [3, 4], [2]),
            ],
        );
        yield 'asks nothing of an edited listing whose plan is for all categories, or gone' => static fn () => Check::same(
            [null, null],
            [PlanCheck::ofEdited($plan, [4], [2]), PlanCheck::ofEdited(null, [4], [2])],
        );
    }
}
