/**
 * The name of the global variable with the API address of contact forms. Other scripts also read
 * and write it.
 */
export const CONTACT_GLOBAL = 'wpcf7';

/**
 * The settings in the global variable. `cached` fetches new challenges on page load. `blocked`
 * disables the submission of all forms. Spec §4.
 */
export interface ContactConfig {
	api?: { root?: string; namespace?: string };
	cached?: boolean | 0 | 1 | '0' | '1';
	blocked?: boolean;
}
