import { LISTING_FORM } from '@gazetteer/contract';

/**
 * Returns the maximum number of entries that the server accepts, or Infinity if the page contains
 * no maximum.
 */
export const maxEntries = (place: Element): number =>
	Number(place.getAttribute(LISTING_FORM.mostEntries)) || Infinity;

/** Returns whether a field is required, by its class or its `required` attribute. */
export const isRequired = (control: Element | null | undefined): boolean =>
	!!control?.matches(`.${LISTING_FORM.required}, [required]`);
