/**
 * Attributes of the listing form that contain settings, and their defaults. Spec §9 leaves the
 * values to the site. Existing pages print the two `noLimit` values by default.
 */
export const LISTING_FORM = {
	form: 'lp-submit-form',
	editing: 'lpeditlistingform',
	maxImages: 'data-imgcount',
	maxBytes: 'data-imgsize',
	countNotice: 'data-countnotice',
	sizeNotice: 'data-sizenotice',
	noImageLimit: 555,
	exclusive: 'data-exclusive',
	hasDetails: 'data-doajax',
	required: 'lp-required-field',
	error: 'error-msg',
	hiddenErrorText: 'errorrmsg',
	/** The maximum number of entries in a list field, such as tags. Not in the specification. */
	mostEntries: 'data-gazetteer-most',
	errorBox: 'error_box',
	successBox: 'success_box',
	/**
	 * Additional hosts to which a response may redirect, separated by spaces, such as a payment
	 * page. Not in the specification.
	 */
	redirectHosts: 'data-gazetteer-redirect-hosts',
} as const;

/**
 * Values of the attribute that hides or shows the features container while the selected category
 * has no features. Spec §4.
 */
export const EXCLUSIVE = { hidden: 'no', shown: 'yes' } as const;
