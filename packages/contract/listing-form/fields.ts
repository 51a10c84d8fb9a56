/**
 * The field names of a listing. Spec §3 describes some fields without a name, such as the username.
 * These have the names that existing servers read.
 */
export const FIELD = {
	title: 'postTitle',
	content: 'postContent',
	category: 'category',
	location: 'location',
	locationText: 'locationn',
	address: 'gAddress',
	customAddress: 'gAddresscustom',
	latitude: 'latitude',
	longitude: 'longitude',
	phone: 'phone',
	website: 'website',
	gallery: 'listingfiles',
	featuredImage: 'lp-featuredimage',
	logo: 'business_logo',
	keptImages: 'listingeditfiles',
	removedImages: 'listImg_remove',
	listing: 'lp_post',
	faqQuestion: 'faq',
	faqAnswer: 'faqans',
	formFields: 'lp_form_fields_inn',
	features: 'lp_feature',
	preselectedCategory: 'lp_pre_selected_cats',
	email: 'email',
	customUsername: 'customUname',
	username: 'inputUsername',
	password: 'inputUserpass',
	processLogin: 'processLogin',
	imageCount: 'imageCount',
} as const;

export type ListingFieldName = (typeof FIELD)[keyof typeof FIELD];

/** Fields with several values. The name of each input ends with `[]`. */
export const LIST_FIELD = [
	FIELD.category,
	FIELD.featuredImage,
	FIELD.logo,
	FIELD.keptImages,
	FIELD.removedImages,
] as const;

/** Optional form fields whose values the client sends unchanged. */
export const PASSED_FIELD = {
	whatsapp: 'whatsapp',
	tagline: 'tagline_text',
	tags: 'tags',
	priceStatus: 'price_status',
	priceFrom: 'listingprice',
	priceTo: 'listingptext',
	video: 'postVideo',
	businessHours: 'business_hours',
	plan: 'plan_id',
	planCategory: 'lppre_plan_cats',
	claimed: 'claimed_section',
	/** The checkbox with which the visitor accepts the terms. */
	terms: 'policycheck',
	/**
	 * The order of the gallery: the id of each saved image, and `new` for each added image. Not in
	 * the specification.
	 */
	galleryOrder: 'gazetteer_gallery_order',
	/**
	 * Lists the single images that the visitor removed: the featured image or the logo. Not in the
	 * specification.
	 */
	removedSingles: 'gazetteer_remove',
	/**
	 * The version of the listing at the start of the edit, to detect conflicting edits. Without a
	 * version, the last edit wins. Not in the specification.
	 */
	version: 'gazetteer_version',
} as const;

/** The nonce fields for a new listing and for an edit. */
export const NONCE_FIELD = { create: 'post_nonce_field', edit: 'edit_nonce_field' } as const;

/** The nonce actions for a new listing and for an edit. */
export const NONCE_ACTION = { create: 'post_nonce', edit: 'edit_nonce' } as const;

/**
 * The field with the request key, which the client creates for each attempt. The server stores a
 * listing once per key.
 */
export const REQUEST_FIELD = 'gazetteer_request';

/**
 * Returns a numbered field name, such as `faq[3]` or `listingfiles[0]`. FAQs are numbered from 1,
 * files from 0.
 */
export const numbered = (field: ListingFieldName, index: number) => `${field}[${index}]`;

/** The field of the features that the visitor selected. Spec §3. */
export const FEATURES_FIELD = 'lp_form_fields_inn[lp_feature][]';
