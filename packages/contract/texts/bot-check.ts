// Why a form with a bot check was not sent, and what to do. Texts as in texts.ts.

/** The script could not be loaded, or does not respond. Not in the specification. */
export const robotCheckBlocked =
	'The check against robots could not be loaded. Something in your browser may block it: allow it for this page, then send again.';
export const robotCheckOffline =
	'You are offline, and the check against robots needs a connection. Nothing that you wrote is lost: send it again when you are back.';
/** The site key is wrong, which only the site owner can fix. Not in the specification. */
export const robotCheckRefused =
	'The check against robots is not set up correctly on this site, so the form cannot be sent. Please tell the site’s owner. What you wrote stays here.';
export const robotCheckUnsolved =
	'The check against robots was not finished. Please send the form again.';
export const robotCheckConsent =
	'This form is checked against robots by {service}, which is loaded only if you agree. Send the form again to agree and go on.';
/** For screen readers, when the visitor must complete a challenge. Not in the specification. */
export const robotCheckWaits = 'Please confirm that you are human, below the form.';
