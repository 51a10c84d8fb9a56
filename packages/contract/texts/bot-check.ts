// Why a form that is checked was not sent, and what helps. Texts as in texts.ts.

/** Ours: the script could not be fetched, or does not answer. */
export const robotCheckBlocked =
	'The bot check could not be loaded. Your browser may block it. Allow it for this page, then send again.';
export const robotCheckOffline =
	'You are offline. The bot check needs a connection. Your text is still here. Send it again when you are online.';
/** Ours: the site's key is wrong, which only its owner can mend. */
export const robotCheckRefused =
	'The bot check is not set up correctly on this site, so the form cannot be sent. Please tell the site owner. Your text is still here.';
export const robotCheckUnsolved = 'The bot check was not completed. Please send the form again.';
export const robotCheckConsent =
	'This form uses {service} as a bot check. It is loaded only if you agree. Send the form again to agree and continue.';
/** Ours: said to screen readers when a visitor has something to do. */
export const robotCheckWaits = 'Please confirm that you are human, below the form.';
