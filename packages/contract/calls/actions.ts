/** The product's own name, as it stands in front of two thirds of the actions. Spec §7. */
export const DEFAULT_PREFIX = 'gazetteer';

/** The AJAX actions, as the server spells them. `{prefix}` is the product's own name. Spec §7. */
export const ACTION = {
	termDetails: 'ajax_term',
	plansForCategory: '{prefix}_select_plan_by_cat',
	filterPlans: 'filter_pricingplan',
	generalPlans: '{prefix}_select_general_plans',
	submitListing: '{prefix}_submit_listing_ajax',
	/** Public listings of about this title. Ours. */
	similarListings: '{prefix}_similar_listings',
} as const;

export type Action = (typeof ACTION)[keyof typeof ACTION];

/** The replacement is a function, since a `$` in a plain one would be read as a pattern. */
export const actionName = (action: Action, prefix: string = DEFAULT_PREFIX) =>
	action.replace('{prefix}', () => prefix);
