import { FOR_EARS, TIP, WRAP } from './markup.ts';
import type { FieldError } from './state.ts';
import { fieldOf } from './wraps.ts';

/** An entry's id ends with its field, as far as an id can hold it. */
const FIELD_IN_ID = /-ve-(.*)$/;

/** The errors that the server drew into the page, taken out of it: from now on they are ours to draw. */
export function takeDrawn(root: Element): FieldError[] {
	const found = new Map<string, FieldError>();
	const take = (place: Element, field = '') => {
		const message = place.textContent?.trim() ?? '';
		place.remove();
		if (field && message && !found.has(field)) found.set(field, { field, message });
	};
	for (const tip of root.querySelectorAll(`${WRAP} ${TIP}`))
		take(tip, fieldOf(tip.closest(WRAP)!));
	// What has no place of its own in the form stands in the list alone.
	for (const entry of root.querySelectorAll(`${FOR_EARS} li`)) {
		take(entry, FIELD_IN_ID.exec(entry.id)?.[1]);
	}
	return [...found.values()];
}
