/**
 * Returns the name of a draft, from the page's path, the form's name and the edited listing. If a
 * page contains a form twice, pass different form names.
 */
export const draftName = (...of: [page: string, form: string, listing?: string]) =>
	['gazetteer_draft', ...of].join(' ');

/**
 * Whether a draft exists. Reads only the marker in `localStorage`, so that pages without a draft do
 * not open the database.
 */
export function hasDraft(name: string): boolean {
	try {
		return name in localStorage;
	} catch {
		return false;
	}
}
