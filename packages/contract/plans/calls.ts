import type { Duration } from './duration.ts';
import type { PlanUsage } from './plan-usage.ts';
import type { PlanStyle } from './plan-style.ts';

/** `{prefix}_select_plan_by_cat`. An empty duration requests all of them. Spec §7. */
export interface PlansForCategoryRequest {
	term_id: number;
	currentStyle: PlanStyle | string;
	duration_type: Duration | '';
}

/** `{prefix}_select_general_plans`: the plans without a category. Spec §7. */
export interface GeneralPlansRequest {
	currentStyle: PlanStyle | string;
	duration_type: Duration | '';
}

/**
 * `filter_pricingplan`, in the shape that servers read. With a category, `planUsage` is sent empty;
 * the values of `PLAN_USAGE` are for the time when none is chosen. Spec §7.
 */
export interface FilterPlansRequest {
	cat_id: number | '';
	duration_type: Duration | '';
	currentStyle: PlanStyle | string;
	planUsage: PlanUsage | '';
}

/** The other shape that the specification allows; old servers ignore its `term_id`. Spec §7. */
export interface FilterPlansByTermRequest {
	term_id: number;
	duration_type: Duration | '';
}

/** `plans` is HTML, a plain sentence when there are none, or null for an unknown style. Spec §7. */
export interface PlansAnswer {
	response?: 'success';
	plans: string | null;
}

/** The specification has "1". Existing servers send a boolean. */
export interface PlansForCategoryAnswer extends PlansAnswer {
	switcher: boolean | 0 | 1 | '0' | '1' | '';
}

/** Whether to show the period switcher. Spec §4. Accepts every value that older clients accept. */
export const switcherShown = (switcher: unknown) => switcher === true || String(switcher) === '1';
