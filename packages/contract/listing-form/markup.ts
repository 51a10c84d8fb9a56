/**
 * Attributes with the settings of a form. Spec §9 leaves the values to the site. The two "no limit" values are what
 * pages print by default.
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
	/** The maximum number of entries in a list, such as tags. Not in the specification. */
	mostEntries: 'data-gazetteer-most',
	errorBox: 'error_box',
	successBox: 'success_box',
	/**
	 * Other hosts to which a response may redirect, such as a payment page, separated by spaces. Not in the
	 * specification.
	 */
	redirectHosts: 'data-gazetteer-redirect-hosts',
} as const;

/** Whether the features container is visible before a category has features. Spec §4. */
export const EXCLUSIVE = { hidden: 'no', shown: 'yes' } as const;
