/** Google's script, which a page may have brought itself. */
export const GOOGLE_SCRIPT = 'script[src*="maps.googleapis.com/maps/api/js"]';

/** Whether the page has Google's maps, or is about to: that was its owner's choice, and their consent. */
export const hasOwnGoogle = (): boolean =>
	Boolean(window.google?.maps) || Boolean(globalThis.document?.querySelector(GOOGLE_SCRIPT));
