/**
 * The name of the global variable with the API address of contact forms. Other scripts also read
 * and write it.
 */
export const CONTACT_GLOBAL = 'wpcf7';

/** `cached` triggers a refill on page load. `blocked` disables submission for all forms. Spec §4. */
export interface ContactConfig {
	api?: { root?: string; namespace?: string };
	cached?: boolean | 0 | 1 | '0' | '1';
	blocked?: boolean;
}
