/**
 * The name of a draft: page, form, and the listing if one is edited. Two copies of a form on a page have different
 * names.
 */
export const draftName = (...of: [page: string, form: string, listing?: string]) =>
	['gazetteer_draft', ...of].join(' ');

/** Whether there is a draft. Reads a marker, so that a page without a draft never opens the database. */
export function hasDraft(name: string): boolean {
	try {
		return name in localStorage;
	} catch {
		return false;
	}
}
