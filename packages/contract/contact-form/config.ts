/**
 * The name of the global variable with the API address of contact forms. Other scripts also read
 * and write it.
 */
export const CONTACT_GLOBAL = 'wpcf7';

/**
 * The settings in the global variable. With `cached`, forms fetch new captcha and quiz questions on
 * page load. With `blocked`, forms cannot be submitted. Spec §4.
 */
export interface ContactConfig {
	api?: { root?: string; namespace?: string };
	cached?: boolean | 0 | 1 | '0' | '1';
	blocked?: boolean;
}
