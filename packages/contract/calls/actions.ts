/** The default prefix of the AJAX actions. Spec §7. */
export const DEFAULT_PREFIX = 'gazetteer';

/** The AJAX actions. `{prefix}` is the product name. Spec §7. */
export const ACTION = {
	termDetails: 'ajax_term',
	plansForCategory: '{prefix}_select_plan_by_cat',
	filterPlans: 'filter_pricingplan',
	generalPlans: '{prefix}_select_general_plans',
	submitListing: '{prefix}_submit_listing_ajax',
	/** Public listings with a similar title. Not in the specification. */
	similarListings: '{prefix}_similar_listings',
} as const;

export type Action = (typeof ACTION)[keyof typeof ACTION];

/** Replaces the prefix with a function, because `$` in a replacement string has a special meaning. */
export const actionName = (action: Action, prefix: string = DEFAULT_PREFIX) =>
	action.replace('{prefix}', () => prefix);
