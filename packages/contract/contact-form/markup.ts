/** Selects the forms in a contact form wrapper. On older pages the wrapper has no form id. */
export const CONTACT_FORM_SELECTOR = '.wpcf7 > form';

/**
 * A class prefix. An element with this class and a form status is inert while the form has that
 * status. Spec §4.
 */
export const INERT_ON = 'inert-on-';

/** Returns the id of a field's entry in the list of errors. */
export const errorEntryId = (unitTag: string, field: string) =>
	`${unitTag}-ve-${field}`.replace(/[^0-9a-z_-]+/gi, '');
