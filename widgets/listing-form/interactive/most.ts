import { LISTING_FORM } from '@gazetteer/contract';

/** So many entries the server takes there; without a word of it, any number. */
export const mostOf = (place: Element): number =>
	Number(place.getAttribute(LISTING_FORM.mostEntries)) || Infinity;
