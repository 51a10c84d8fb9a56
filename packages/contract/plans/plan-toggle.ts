/**
 * The kinds of plans in requests: general plans, without a category, are `standard`, those of a category are
 * `exclusive`. Spec §4.
 */
export const PLAN_TOGGLE = { standard: 'standard', exclusive: 'exclusive' } as const;

/** The form of each plan card, and its field for the selected category. Spec §3. */
export const PLAN_CARD = {
	form: 'price-plan-button',
	category: 'lp_pre_selected_cats',
	plan: 'plan_id',
	noPlan: 'none',
} as const;

/** Selectors of the plan screen, on legacy pages and ours. */
export const PLAN_SCREEN = {
	/** The style is in its `data-style`. */
	style: '#select_style',
	categories: '.lp_cats_on_plan_wrap',
	category: '.lp-slected-plan-cat',
	/** Replaces the radio buttons in the styles 7 and 8. */
	dropdown: 'select#category_dropdown',
	/** On the label of the selected category's radio button. */
	activeCategory: 'active-category-radio',
	/** Some styles list the categories without icons, and use another class on the label. */
	lines: '.lp-price-cats-with-icon-v2',
	activeLine: 'active-category-radio-v2',
	/** The kind is in `data-val`. The selected one has the class `toggled`. */
	toggle: '.lp_plans_switcher_btn',
	toggled: 'isactive',
	switcher: '.lpmonthyearswitcher',
	switchButton: '.lp_button_switcher',
	monthlySide: '.lp-monthly-side',
	/** Monthly without the class `active`, yearly with it. */
	switchHandle: 'a.switch-fields',
	yearlySide: '.lp-year-side',
	periods: 'ul.switch_month_year',
	/** On the text of the selected item of such a list, or on the item itself. */
	activePeriod: 'active_switch',
	/** The general plans in the vertical styles. Responses are inserted into the results beside it. */
	general: '.lp_hide_general_plans',
	results: '.lp_plan_result_section',
	legacyResults: '#cats-selected-plans',
	active: 'active',
	loading: 'listingpro-loading',
} as const;

/** Parameters in the URL of the plan screen, so that it can be bookmarked and shared. Servers read them too. */
export const PLAN_QUERY = {
	category: 'plan_category',
	period: 'plan_period',
	/** `standard` for the general plans. */
	kind: 'plan_kind',
} as const;
