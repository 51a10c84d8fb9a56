<?php

// Written by `npm run contract` from packages/contract/plans/plan-toggle.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** What the address of the plan screen may carry. */
final class PlanQuery
{
    public const CATEGORY = 'plan_category';
    public const PERIOD = 'plan_period';
    public const KIND = 'plan_kind';
}
