// Messages that explain why the bot check prevented a submission.

/** Shown if the provider's script could not be loaded or does not respond. Not in the specification. */
export const robotCheckBlocked =
	'The bot check could not be loaded. Your browser may block it. Allow it for this page, then send again.';
export const robotCheckOffline =
	'You are offline. The bot check needs a connection. Your text is still here. Send it again when you are online.';
/** Shown if the site key is wrong. Only the site owner can fix that. Not in the specification. */
export const robotCheckRefused =
	'The bot check is not set up correctly on this site, so the form cannot be sent. Please tell the site owner. Your text is still here.';
export const robotCheckUnsolved = 'The bot check was not completed. Please send the form again.';
export const robotCheckConsent =
	'This form uses {service} as a bot check. It is loaded only if you agree. Send the form again to agree and continue.';
/** Announced to screen readers when the visitor must solve a challenge. Not in the specification. */
export const robotCheckWaits = 'Please confirm that you are human, below the form.';
