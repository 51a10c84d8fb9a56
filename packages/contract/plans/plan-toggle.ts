/**
 * The types of plans in requests: `standard` for general plans without a category, `exclusive` for
 * plans of a category. Spec §4.
 */
export const PLAN_TOGGLE = { standard: 'standard', exclusive: 'exclusive' } as const;

/** Names in the form of a plan card, including the field for the selected category. Spec §3. */
export const PLAN_CARD = {
	form: 'price-plan-button',
	category: 'lp_pre_selected_cats',
	plan: 'plan_id',
	noPlan: 'none',
} as const;

/** Selectors and classes of the plan screen, on our pages and on pages of older themes. */
export const PLAN_SCREEN = {
	/** The element whose `data-style` contains the plan style. */
	style: '#select_style',
	categories: '.lp_cats_on_plan_wrap',
	category: '.lp-slected-plan-cat',
	/** The category dropdown. The styles 7 and 8 have this instead of radio buttons. */
	dropdown: 'select#category_dropdown',
	/** The class on the label of the selected category's radio button. */
	activeCategory: 'active-category-radio',
	/**
	 * The list of categories without icons, in some plan styles. The labels in this list use the
	 * class `activeLine`.
	 */
	lines: '.lp-price-cats-with-icon-v2',
	activeLine: 'active-category-radio-v2',
	/**
	 * The button that selects general plans or plans of a category, whose type is in `data-val`.
	 * The selected button has the class `toggled`.
	 */
	toggle: '.lp_plans_switcher_btn',
	toggled: 'isactive',
	switcher: '.lpmonthyearswitcher',
	switchButton: '.lp_button_switcher',
	monthlySide: '.lp-monthly-side',
	/** The monthly/yearly switch. With the class `active`, the switch is set to yearly. */
	switchHandle: 'a.switch-fields',
	yearlySide: '.lp-year-side',
	periods: 'ul.switch_month_year',
	/** The class of the selected billing period, on the list item or on its text. */
	activePeriod: 'active_switch',
	/**
	 * The general plans in the vertical styles. New plans are inserted into the results next to
	 * this element.
	 */
	general: '.lp_hide_general_plans',
	results: '.lp_plan_result_section',
	legacyResults: '#cats-selected-plans',
	active: 'active',
	loading: 'listingpro-loading',
} as const;

/**
 * URL parameters of the plan screen, so that visitors can bookmark and share a selection. The
 * server also reads them.
 */
export const PLAN_QUERY = {
	category: 'plan_category',
	period: 'plan_period',
	/** The value `standard` selects the general plans. */
	kind: 'plan_kind',
} as const;
