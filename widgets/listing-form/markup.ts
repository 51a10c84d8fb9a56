/** Every selector that all of the form relies on. Those of one section stand in its folder. */
export const FORM = '#lp-submit-form';

/** Our own server's form has this class; forms of older themes do not. */
export const OWN_FORM = '.gz-form';

export const ACCOUNT = {
	switch: '#already-account',
	none: '.lp-submit-no-account',
	have: '.lp-submit-have-account',
} as const;

/** While it is not ticked, the form cannot be sent. */
export const TERMS = '#policycheck';

export const SEND = '#listingsubmitBTN, [name="listingedit"]';

/** Older themes draw a disabled button by this class. */
export const DISABLED = 'dissablebutton';

/** Social media are added by a button, which Enter in the field before it stands for. */
export const SOCIAL_ADDER = { address: '#get_media_url', add: '#add-new-social-url' } as const;
