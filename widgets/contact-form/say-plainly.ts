import { OUTPUT, STATUS_REGION } from './markup.ts';

/** As long as there is nothing that draws, the form says in plain text what there is to say. */
export function sayPlainly(root: Element, text: string): void {
	for (const place of root.querySelectorAll(`${STATUS_REGION},${OUTPUT}`)) {
		place.textContent = text;
	}
}
