/** Older pages lack the form id on the wrapper, so a form is found by where it stands. */
export const CONTACT_FORM_SELECTOR = '.wpcf7 > form';

/** Elements with this and a form status rest while the form is in it. Spec §4. */
export const INERT_ON = 'inert-on-';

/** The entry in the list of errors that belongs to one field. */
export const errorEntryId = (unitTag: string, field: string) =>
	`${unitTag}-ve-${field}`.replace(/[^0-9a-z_-]+/gi, '');
