import { pickTerms } from '../../interactive/terms/pick-terms.tsx';
import type { StartSection } from '../../interactive/sections.ts';

/** Adds a search field to the category select if it has many options or multiple selection. */
export const start: StartSection = (form, select) => {
	if (select instanceof HTMLSelectElement) pickTerms(form, select);
};
