/** Of which form of which page, and of which listing where it is one's. The same form twice on a page has two names. */
export const draftName = (...of: [page: string, form: string, listing?: string]) =>
	['gazetteer_draft', ...of].join(' ');

/** Whether there is a draft, asked of a note beside it: a page without one never opens the database. */
export function hasDraft(name: string): boolean {
	try {
		return name in localStorage;
	} catch {
		return false;
	}
}
