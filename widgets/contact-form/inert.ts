import { INERT_ON, type FormStatus } from '@gazetteer/contract';
import { ACTIVE_ON_ANY } from './markup.ts';

/** Lets go what an earlier status made inert, and takes what this one does. What the page made inert is no matter of ours. */
export function rest(root: Element, status?: FormStatus): void {
	for (const element of root.querySelectorAll(`.${ACTIVE_ON_ANY}`)) {
		element.removeAttribute('inert');
		element.classList.remove(ACTIVE_ON_ANY);
	}
	for (const element of root.querySelectorAll(`.${INERT_ON}${status}:not([inert])`)) {
		element.setAttribute('inert', 'inert');
		element.classList.add(ACTIVE_ON_ANY);
	}
}
