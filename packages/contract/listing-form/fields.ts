/**
 * The field names of a listing. If the specification does not spell a name ("username", "custom username", the second
 * address), this is the name that servers read. Spec §3.
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

/** Fields that are sent as a list: their inputs are named `name[]`. */
export const LIST_FIELD = [
	FIELD.category,
	FIELD.featuredImage,
	FIELD.logo,
	FIELD.keptImages,
	FIELD.removedImages,
] as const;

/** Optional fields of the form that are sent unchanged. */
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
	/** The checkbox for the terms. */
	terms: 'policycheck',
	/** The order of all images: ids of saved ones, and `new` for each new one. Not in the specification. */
	galleryOrder: 'gazetteer_gallery_order',
	/** The field names of featured image and logo if they are removed. Not in the specification. */
	removedSingles: 'gazetteer_remove',
	/**
	 * The version of the listing that an edit started from. Without it, the last edit wins. Not in the specification.
	 */
	version: 'gazetteer_version',
} as const;

/** The nonces of a new listing and of an edit. */
export const NONCE_FIELD = { create: 'post_nonce_field', edit: 'edit_nonce_field' } as const;

/** The nonce actions. */
export const NONCE_ACTION = { create: 'post_nonce', edit: 'edit_nonce' } as const;

/** The client's key for one attempt. Requests with the same key are stored once and get the same response. */
export const REQUEST_FIELD = 'gazetteer_request';

/** A numbered name, such as `faq[3]` or `listingfiles[0]`. FAQs count from 1, files from 0. */
export const numbered = (field: ListingFieldName, index: number) => `${field}[${index}]`;

/** The field of the selected features. Spec §3. */
export const FEATURES_FIELD = 'lp_form_fields_inn[lp_feature][]';
