/** Post types. Existing sites store their listings and plans under these names. */
export const POST_TYPE = { listing: 'listing', plan: 'price_plan', field: 'form-fields' } as const;

export const TAXONOMY = {
	category: 'listing-category',
	location: 'location',
	feature: 'features',
	tag: 'list-tags',
} as const;

/** Meta keys of terms and posts. Some are misspelt, because older themes define them. */
export const META = {
	categoryFeatures: 'lp_category_tags',
	categoryFields: 'fileds_ids',
	listing: 'lp_listingpro_options',
	listingFields: 'lp_listingpro_options_fields',
	gallery: 'gallery_image_ids',
	planPackage: 'plan_package_type',
	planPrice: 'plan_price',
	planDuration: 'plan_duration_type',
	planListings: 'plan_text',
	planDays: 'plan_time',
	planUse: 'plan_usge_for',
	planCategories: 'lp_selected_cats',
	planFor: 'plan_for',
	planImages: 'plan_no_of_img',
	planMegabytes: 'plan_img_lmt',
	planLines: 'lp_price_plan_addmore',
	planHot: 'plan_hot',
	planColour: 'plan_title_color',
	planPicture: 'lp_price_plan_bg',
	categoryShowsEmpty: 'gazetteer_exclusive',
	fieldSettings: 'gazetteer_field_settings',
	formMail: 'gazetteer_mail',
	formReply: 'gazetteer_reply',
	formMessages: 'gazetteer_messages',
	formSettings: 'gazetteer_form_settings',
} as const;

/** The allowed values of plan meta fields. */
export const PLAN_VALUE = {
	package: 'Package',
	single: 'Pay Per Listing',
	byCategory: 'by category',
	general: 'default',
	yes: 'true',
	no: 'false',
	hide: 'hide',
} as const;

/**
 * The maximum number of feature lines of a plan, and their length. `digits` limits numbers. Not in
 * the specification.
 */
export const PLAN_LIMIT = { lines: 30, lineLength: 300, digits: 9 } as const;
