/** The score-based bot-check. `recaptha-action` is misspelt on the wire and stays so. Spec §7. */
export const BOT_CHECK = {
	action: 'lp_submitlisting',
	actionField: 'recaptha-action',
	tokenField: 'token',
	enabledAttribute: 'data-lp-recaptcha',
	siteKeyAttribute: 'data-lp-recaptcha-sitekey',
} as const;
