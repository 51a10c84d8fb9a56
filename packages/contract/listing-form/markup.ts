/**
 * What a site sets per form, on the form's own attributes. Spec §9 leaves the numbers to it. The
 * two "no limit" numbers are what pages print when nothing is set.
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
	/** Ours: so many entries a list takes, such as tags in a line. */
	mostEntries: 'data-gazetteer-most',
	errorBox: 'error_box',
	successBox: 'success_box',
	/** Ours: other hosts that an answer may lead to, such as where a plan is paid, apart by spaces. */
	redirectHosts: 'data-gazetteer-redirect-hosts',
} as const;

/** Whether the features container is there before a category brings any. Spec §4. */
export const EXCLUSIVE = { hidden: 'no', shown: 'yes' } as const;
