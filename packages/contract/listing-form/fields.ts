/**
 * The listing's fields, as they are sent. Where the specification names a thing without its spelling
 * ("username", "custom username", the second address), this is what servers read. Spec §3.
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

/** Fields that travel in a list, so that PHP reads them as one: their inputs are called `name[]`. */
export const LIST_FIELD = [
	FIELD.category,
	FIELD.featuredImage,
	FIELD.logo,
	FIELD.keptImages,
	FIELD.removedImages,
] as const;

/** Fields that the form may hold and that go through as they are. */
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
	/** The box that agrees to the terms. */
	terms: 'policycheck',
	/** Saved and new pictures in one order: numbers of saved ones, and `new` for each new one. Ours. */
	galleryOrder: 'gazetteer_gallery_order',
	/** Which of featured image and logo are taken away, by the names of their fields. Ours. */
	removedSingles: 'gazetteer_remove',
	/** Which state of the listing an edit began from; without it the last edit wins. Ours. */
	version: 'gazetteer_version',
} as const;

/** The proof that the form came from this site, one for a new listing and one for an edit. */
export const NONCE_FIELD = { create: 'post_nonce_field', edit: 'edit_nonce_field' } as const;

/** What each of the two nonces is made for. */
export const NONCE_ACTION = { create: 'post_nonce', edit: 'edit_nonce' } as const;

/** The client's own key for one attempt: the same key is answered once and never stored twice. */
export const REQUEST_FIELD = 'gazetteer_request';

/** `faq[3]`, `listingfiles[0]`: a numbered member of a field. FAQs count from 1, files from 0. */
export const numbered = (field: ListingFieldName, index: number) => `${field}[${index}]`;

/** Where the chosen feature tags go. Spec §3. */
export const FEATURES_FIELD = 'lp_form_fields_inn[lp_feature][]';
