/** Older pages have no form id on the wrapper, so find a form by its position. */
export const CONTACT_FORM_SELECTOR = '.wpcf7 > form';

/** Elements with this class and a form status are inert in that status. Spec §4. */
export const INERT_ON = 'inert-on-';

/** The id of a field's entry in the list of errors. */
export const errorEntryId = (unitTag: string, field: string) =>
	`${unitTag}-ve-${field}`.replace(/[^0-9a-z_-]+/gi, '');
