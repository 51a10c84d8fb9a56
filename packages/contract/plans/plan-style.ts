/**
 * The allowed values of `currentStyle`. Other values are refused, because the value becomes part of
 * a file name. Spec §2.
 */
export const PLAN_STYLE = [
	'horizontal_view_1',
	'horizontal_view_2',
	'vertical_view_1',
	'vertical_view_2',
	'vertical_view_3',
	'vertical_view_4',
	'vertical_view_5',
	'vertical_view_6',
	'vertical_view_7',
	'vertical_view_8',
	'vertical_view_9',
	'claim_plans',
] as const;

export type PlanStyle = (typeof PLAN_STYLE)[number];
