import type { Presence } from '../presence.ts';

/** A form of a page. The same form twice on a page has two unit tags. */
export const draftKey = ({ face }: Presence) =>
	`gazetteer-draft ${location.pathname} ${face.unitTag}`;

/** Whether there is a half-written form of this tab to be put back. A browser may keep its storage closed. */
export function hasDraft(presence: Presence): boolean {
	try {
		return !!sessionStorage.getItem(draftKey(presence));
	} catch {
		return false;
	}
}
