import type { Duration } from './duration.ts';
import type { PlanUsage } from './plan-usage.ts';
import type { PlanStyle } from './plan-style.ts';

/**
 * The request of `{prefix}_select_plan_by_cat`. An empty duration requests plans of every billing
 * period. Spec §7.
 */
export interface PlansForCategoryRequest {
	term_id: number;
	currentStyle: PlanStyle | string;
	duration_type: Duration | '';
}

/** The request of `{prefix}_select_general_plans`, for plans without a category. Spec §7. */
export interface GeneralPlansRequest {
	currentStyle: PlanStyle | string;
	duration_type: Duration | '';
}

/**
 * The request of `filter_pricingplan`, in the form that existing servers expect. With a category,
 * `planUsage` is empty. Without a category, it is a value of `PLAN_USAGE`. Spec §7.
 */
export interface FilterPlansRequest {
	cat_id: number | '';
	duration_type: Duration | '';
	currentStyle: PlanStyle | string;
	planUsage: PlanUsage | '';
}

/** An alternative request of `filter_pricingplan` in spec §7. Existing servers ignore `term_id`. */
export interface FilterPlansByTermRequest {
	term_id: number;
	duration_type: Duration | '';
}

/**
 * The response with plans. `plans` is HTML, or a sentence if there are no plans, or null for an
 * unknown style. Spec §7.
 */
export interface PlansAnswer {
	response?: 'success';
	plans: string | null;
}

/**
 * The response with the plans of a category. `switcher` is "1" in the specification. Existing
 * servers send a boolean.
 */
export interface PlansForCategoryAnswer extends PlansAnswer {
	switcher: boolean | 0 | 1 | '0' | '1' | '';
}

/**
 * Whether the page shows the billing period switcher. Accepts every value that older clients
 * accept. Spec §4.
 */
export const switcherShown = (switcher: unknown) => switcher === true || String(switcher) === '1';
