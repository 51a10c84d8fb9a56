/** Selectors of the whole form. Selectors of a single section are in the folder of that section. */
export const FORM = '#lp-submit-form';

/** Only forms that our plugin renders have this class; forms of older themes do not. */
export const OWN_FORM = '.gz-form';

export const ACCOUNT = {
	switch: '#already-account',
	none: '.lp-submit-no-account',
	have: '.lp-submit-have-account',
} as const;

/** The checkbox of the terms. The form cannot be sent while it is unchecked. */
export const TERMS = '#policycheck';

export const SEND = '#listingsubmitBTN, [name="listingedit"]';

/** Older themes style a disabled button through this class. The spelling is theirs. */
export const DISABLED = 'dissablebutton';

/**
 * The field for a social media address and its "Add" button. Enter in the field clicks the button.
 */
export const SOCIAL_ADDER = { address: '#get_media_url', add: '#add-new-social-url' } as const;
