import { CONTACT_CLASS as CLASS, INERT_ON, type FormStatus } from '@gazetteer/contract';
import { ACTIVE_ON_ANY, HAS_SPINNER, OUTPUT, SPINNER, STATUS_REGION } from './markup.ts';

/** Makes inert what this status asks for, and what an earlier one made inert active again; the page's own stays inert. */
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

/** One beside each button that asks for it, where there is none yet. Returns the new ones. */
export const addSpinners = (root: HTMLElement): Element[] =>
	[...root.querySelectorAll(HAS_SPINNER)].flatMap((button) => {
		if (button.nextElementSibling?.matches(SPINNER)) return [];
		const spinner = document.createElement('span');
		spinner.className = CLASS.spinner;
		button.after(spinner);
		return spinner;
	});

/** Says in plain text what there is to say, as long as nothing is there that draws it. */
export function sayPlainly(root: Element, text: string): void {
	for (const place of root.querySelectorAll(`${STATUS_REGION},${OUTPUT}`)) {
		place.textContent = text;
	}
}
