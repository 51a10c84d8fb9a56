import { CONTACT_CLASS as CLASS, INERT_ON, type FormStatus } from '@gazetteer/contract';
import { ACTIVE_ON_ANY, HAS_SPINNER, OUTPUT, SPINNER, STATUS_REGION } from './markup.ts';

/**
 * Makes elements inert whose class contains the current status, and reverts this for the others.
 * Elements that were already inert stay inert.
 */
export function makeInertOn(root: Element, status?: FormStatus): void {
	for (const element of root.querySelectorAll(`.${ACTIVE_ON_ANY}`)) {
		element.removeAttribute('inert');
		element.classList.remove(ACTIVE_ON_ANY);
	}
	for (const element of root.querySelectorAll(`.${INERT_ON}${status}:not([inert])`)) {
		element.setAttribute('inert', 'inert');
		element.classList.add(ACTIVE_ON_ANY);
	}
}

/** Adds a spinner after each button that needs one. Returns the new spinners. */
export const addSpinners = (root: HTMLElement): Element[] =>
	[...root.querySelectorAll(HAS_SPINNER)].flatMap((button) => {
		if (button.nextElementSibling?.matches(SPINNER)) return [];
		const spinner = document.createElement('span');
		spinner.className = CLASS.spinner;
		button.after(spinner);
		return spinner;
	});

/** Shows a message as plain text, for use without a view. */
export function showPlainText(root: Element, text: string): void {
	for (const place of root.querySelectorAll(`${STATUS_REGION},${OUTPUT}`)) {
		place.textContent = text;
	}
}
