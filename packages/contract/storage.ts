/** What listings and plans are stored as, so that a site's existing ones are found. */
export const POST_TYPE = { listing: 'listing', plan: 'price_plan', field: 'form-fields' } as const;

export const TAXONOMY = {
	category: 'listing-category',
	location: 'location',
	feature: 'features',
	tag: 'list-tags',
} as const;

/** Term and post metas that decide which plans and features a category has; odd spellings included. */
export const META = {
	categoryFeatures: 'lp_category_tags',
	categoryFields: 'fileds_ids',
	listing: 'lp_listingpro_options',
	listingFields: 'lp_listingpro_options_fields',
	gallery: 'gallery_image_ids',
	planDuration: 'plan_duration_type',
	planUse: 'plan_usge_for',
	planCategories: 'lp_selected_cats',
	planFor: 'plan_for',
} as const;
