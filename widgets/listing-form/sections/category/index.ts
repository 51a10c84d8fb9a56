import { pickTerms } from '../../interactive/terms/pick-terms.tsx';
import type { StartSection } from '../../interactive/sections.ts';

/** Categories by the thousand, and several at once, are chosen with a search. */
export const start: StartSection = (form, select) => {
	if (select instanceof HTMLSelectElement) pickTerms(form, select);
};
