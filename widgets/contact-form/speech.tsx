import type { Dispose } from '@gazetteer/dom';
import type { Slots } from '@gazetteer/view';
import { OUTPUT, STATUS_REGION } from './markup.ts';

const SPAN = { element: 'span' };

/**
 * Writes the sentence about the whole where it is read and where it is heard. What stands there already,
 * from the server or in plain text, stays until there is something else to say: once is enough for ears.
 */
export function speaker(root: HTMLElement, slots: Slots) {
	let said: Dispose[] = [];

	return (message: string) => {
		said.forEach((unsay) => unsay());
		said = [...root.querySelectorAll(`${STATUS_REGION},${OUTPUT}`)].flatMap((place) => {
			place.replaceChildren();
			return message ? slots.fill(place, <span>{message}</span>, SPAN).empty : [];
		});
	};
}
