/** Selects a script element with which the page loads Google Maps itself. */
export const GOOGLE_SCRIPT = 'script[src*="maps.googleapis.com/maps/api/js"]';

/** Whether the page itself loads Google Maps. Its owner then decided about consent. */
export const isGoogleOnPage = (): boolean =>
	Boolean(window.google?.maps) || Boolean(globalThis.document?.querySelector(GOOGLE_SCRIPT));
