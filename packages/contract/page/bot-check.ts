/** The score-based bot-check; `recaptha-action` is misspelt on the wire and stays so. Spec §7. */
export const BOT_CHECK = {
	action: 'lp_submitlisting',
	actionField: 'recaptha-action',
	tokenField: 'token',
	enabledAttribute: 'data-lp-recaptcha',
	siteKeyAttribute: 'data-lp-recaptcha-sitekey',
} as const;

/** Who tells people from robots; the owner chooses one of them for the whole site. */
export const BOT_PROVIDER = {
	recaptcha: 'recaptcha',
	turnstile: 'turnstile',
	hcaptcha: 'hcaptcha',
} as const;

export type BotProvider = (typeof BOT_PROVIDER)[keyof typeof BOT_PROVIDER];

/** What our own forms are called to the provider, which names it to our server. The listing form has its own word. */
export const BOT_ACTION = { contact: 'contact_form', claim: 'claim_listing' } as const;

/** The input of a contact form that carries the token, as the legacy plugin's modules call it. */
export const BOT_TOKEN_INPUT = {
	recaptcha: '_wpcf7_recaptcha_response',
	turnstile: '_wpcf7_turnstile_response',
	hcaptcha: 'h-captcha-response',
	/** For providers that other plugins register. */
	other: '_gazetteer_bot_check',
} as const;

/** The global object in which scripts of other providers set a function that returns a token, by the provider's slug. */
export const BOT_REGISTRY = 'gazetteerBotChecks';
