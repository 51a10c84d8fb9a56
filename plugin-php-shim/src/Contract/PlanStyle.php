<?php

// Written by `npm run contract` from packages/contract/plans/plan-style.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The looks of plans. A style from outside this list is refused, never a file name. */
enum PlanStyle: string
{
    case HorizontalView1 = 'horizontal_view_1';
    case HorizontalView2 = 'horizontal_view_2';
    case VerticalView1 = 'vertical_view_1';
    case VerticalView2 = 'vertical_view_2';
    case VerticalView3 = 'vertical_view_3';
    case VerticalView4 = 'vertical_view_4';
    case VerticalView5 = 'vertical_view_5';
    case VerticalView6 = 'vertical_view_6';
    case VerticalView7 = 'vertical_view_7';
    case VerticalView8 = 'vertical_view_8';
    case VerticalView9 = 'vertical_view_9';
    case ClaimPlans = 'claim_plans';
}
