/** The global in which a page with contact forms says where to ask. Scripts read and write it. */
export const CONTACT_GLOBAL = 'wpcf7';

/** `cached` starts a reset on page load, `blocked` keeps every form from sending. Spec §4. */
export interface ContactConfig {
	api?: { root?: string; namespace?: string };
	cached?: boolean | 0 | 1 | '0' | '1';
	blocked?: boolean;
}
