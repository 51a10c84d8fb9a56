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
            yield "the value “{$none}” means no plan, which only some sites allow" => static fn () => Check::same(
                [null, Fault::NoPlan],
                [PlanCheck::fault($none, null, [3], false), PlanCheck::fault($none, null, [3], true)],
            );
        }
        yield 'an offered plan is accepted' => static fn () => Check::same(null, PlanCheck::fault('7', $plan, [3], true));
        yield 'a plan that is not offered is refused' => static fn () => Check::same(Fault::PlanGone, PlanCheck::fault('99', null, [3], false));
        yield 'a plan that is only for claims is refused' => static fn () => Check::same(Fault::PlanGone, PlanCheck::fault('9', $claims, [3], false));
        yield 'a plan for some categories must include all categories of the listing' => static fn () => Check::same(
            [null, Fault::PlanElsewhere, Fault::PlanElsewhere, Fault::PlanElsewhere],
            [
                PlanCheck::fault('8', $boats, [3], false),
                PlanCheck::fault('8', $boats, [2, 3], false),
                PlanCheck::fault('8', $boats, [2], false),
                PlanCheck::fault('8', $boats, [], false),
            ],
        );
        yield 'an edited listing may keep its earlier categories' => static fn () => Check::same(
            [null, null, Fault::PlanElsewhere],
            [
                PlanCheck::ofEdited($boats, [3], [2]),
                PlanCheck::ofEdited($boats, [2, 3], [2]),
                PlanCheck::ofEdited($boats, [3, 4], [2]),
            ],
        );
        yield 'an edited listing is not checked if its plan is for all categories or deleted' => static fn () => Check::same(
            [null, null],
            [PlanCheck::ofEdited($plan, [4], [2]), PlanCheck::ofEdited(null, [4], [2])],
        );
    }
}
