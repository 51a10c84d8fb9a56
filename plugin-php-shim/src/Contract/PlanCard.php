<?php

// Written by `npm run contract` from packages/contract/plans/plan-toggle.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The form on every plan card, and its fields. Spec section 3. */
final class PlanCard
{
    public const FORM = 'price-plan-button';
    public const CATEGORY = 'lp_pre_selected_cats';
    public const PLAN = 'plan_id';
}
