/**
 * Names of the listing form's reCAPTCHA fields and attributes. Existing servers expect the misspelt
 * `recaptha-action`. Spec §7.
 */
export const BOT_CHECK = {
	action: 'lp_submitlisting',
	actionField: 'recaptha-action',
	tokenField: 'token',
	enabledAttribute: 'data-lp-recaptcha',
	siteKeyAttribute: 'data-lp-recaptcha-sitekey',
} as const;

/** The slugs of the built-in bot-check providers. The site owner selects one. */
export const BOT_PROVIDER = {
	recaptcha: 'recaptcha',
	turnstile: 'turnstile',
	hcaptcha: 'hcaptcha',
} as const;

export type BotProvider = (typeof BOT_PROVIDER)[keyof typeof BOT_PROVIDER];

/**
 * The action names that our forms send to the bot-check provider. The provider reports them to our
 * server. The listing form uses `BOT_CHECK.action`.
 */
export const BOT_ACTION = { contact: 'contact_form', claim: 'claim_listing' } as const;

/**
 * The input of a contact form that contains the bot-check token. Contact Form 7's modules use the
 * same names.
 */
export const BOT_TOKEN_INPUT = {
	recaptcha: '_wpcf7_recaptcha_response',
	turnstile: '_wpcf7_turnstile_response',
	hcaptcha: 'h-captcha-response',
	/** The token input for providers that other plugins register. */
	other: '_gazetteer_bot_check',
} as const;

/**
 * The name of a global object, in which other plugins' scripts register their bot check. Each key
 * is a slug, and each value is a function that returns a token.
 */
export const BOT_REGISTRY = 'gazetteerBotChecks';
