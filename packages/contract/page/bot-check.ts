/** The score-based bot check. The misspelt `recaptha-action` is part of the protocol. Spec §7. */
export const BOT_CHECK = {
	action: 'lp_submitlisting',
	actionField: 'recaptha-action',
	tokenField: 'token',
	enabledAttribute: 'data-lp-recaptcha',
	siteKeyAttribute: 'data-lp-recaptcha-sitekey',
} as const;

/** The bot-check providers. The site owner selects one. */
export const BOT_PROVIDER = {
	recaptcha: 'recaptcha',
	turnstile: 'turnstile',
	hcaptcha: 'hcaptcha',
} as const;

export type BotProvider = (typeof BOT_PROVIDER)[keyof typeof BOT_PROVIDER];

/** The action names of our forms for the provider, which reports them to our server. The listing form has its own. */
export const BOT_ACTION = { contact: 'contact_form', claim: 'claim_listing' } as const;

/** The token input of a contact form, with the name of Contact Form 7's modules. */
export const BOT_TOKEN_INPUT = {
	recaptcha: '_wpcf7_recaptcha_response',
	turnstile: '_wpcf7_turnstile_response',
	hcaptcha: 'h-captcha-response',
} as const;
