/** Which plans are asked for. The wire calls general plans, those of no category, `standard`, and those of a category `exclusive`. Spec §4. */
export const PLAN_TOGGLE = { standard: 'standard', exclusive: 'exclusive' } as const;

/** The form on every plan card, and the field in it that carries the chosen category. Spec §3. */
export const PLAN_CARD = {
	form: 'price-plan-button',
	category: 'lp_pre_selected_cats',
	plan: 'plan_id',
	noPlan: 'none',
} as const;

/** The plan screen of legacy pages, and of ours. Selectors, as pages carry them. */
export const PLAN_SCREEN = {
	/** Holds the style in `data-style`. */
	style: '#select_style',
	categories: '.lp_cats_on_plan_wrap',
	category: '.lp-slected-plan-cat',
	/** What looks 7 and 8 have in place of the radios. */
	dropdown: 'select#category_dropdown',
	/** On the label of the chosen category's radio. */
	activeCategory: 'active-category-radio',
	/** Some looks list the categories as lines without icons, and mark the label by a class of their own. */
	lines: '.lp-price-cats-with-icon-v2',
	activeLine: 'active-category-radio-v2',
	/** `data-val` says which; the chosen one has the class `toggled`. */
	toggle: '.lp_plans_switcher_btn',
	toggled: 'isactive',
	switcher: '.lpmonthyearswitcher',
	switchButton: '.lp_button_switcher',
	monthlySide: '.lp-monthly-side',
	/** Monthly without the class `active`, yearly with it. */
	switchHandle: 'a.switch-fields',
	yearlySide: '.lp-year-side',
	periods: 'ul.switch_month_year',
	/** On the text of the chosen item of such a list, or on the item itself. */
	activePeriod: 'active_switch',
	/** Where the vertical looks draw the general plans; answers go into the results beside it. */
	general: '.lp_hide_general_plans',
	results: '.lp_plan_result_section',
	legacyResults: '#cats-selected-plans',
	active: 'active',
	loading: 'listingpro-loading',
} as const;

/** Of the plan screen's address, so that it can be kept, shared and gone back to; servers answer them, too. */
export const PLAN_QUERY = {
	category: 'plan_category',
	period: 'plan_period',
	/** `standard` for the general plans. */
	kind: 'plan_kind',
} as const;
