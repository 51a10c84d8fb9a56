import { CONTACT_ATTRIBUTE } from '@gazetteer/contract';
import { CONTROL, FILLED_IN, OWN, WRAP } from './markup.ts';

/** A wrap's field. Compared as text everywhere: a server's field names may be anything, selectors included. */
export const fieldOf = (wrap: Element) => wrap.getAttribute(CONTACT_ATTRIBUTE.field) ?? '';

/** Found at the time of use, since other scripts show, hide and copy fields as they like. */
export const wrapsIn = (scope: Element): Element[] => [...scope.querySelectorAll(WRAP)];

/** Where the list of errors leads to, by field. In our own forms a group can be reached by its first box. */
export function controlIds(root: Element): Map<string, string> {
	const ids = new Map<string, string>();
	const inside = root.matches(OWN) ? FILLED_IN : CONTROL;
	for (const wrap of wrapsIn(root)) {
		const id = wrap.querySelector(inside)?.id;
		if (id && !ids.has(fieldOf(wrap))) ids.set(fieldOf(wrap), id);
	}
	return ids;
}
