import type { ContactForm } from './form.ts';

/** A form of a page. The same form twice on a page has two unit tags. */
export const draftKey = ({ facade }: ContactForm) =>
	`gazetteer-draft ${location.pathname} ${facade.unitTag}`;

/** The half-written form of this tab, if there is one. A browser may keep its storage closed. */
export function readDraft(form: ContactForm): string | null {
	try {
		return sessionStorage.getItem(draftKey(form));
	} catch {
		return null;
	}
}
