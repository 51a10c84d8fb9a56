/** Which form of which page, and of which listing where it is one's. The same form twice on a page has two names. */
export interface DraftKey {
	readonly page: string;
	readonly form: string;
	readonly listing?: string;
}

export const draftName = ({ page, form, listing = '' }: DraftKey) =>
	`gazetteer-draft ${page} ${form} ${listing}`;

/** Whether there is a draft, asked of a note beside it: a page without one never opens the database. */
export function hasDraft(name: string): boolean {
	try {
		return name in localStorage;
	} catch {
		return false;
	}
}
