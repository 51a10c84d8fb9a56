import type { Dispose } from './disposables.ts';

/** Makes an element inert for pointer, keyboard and screen reader. The undo restores its previous state. */
export function makeInert(element: HTMLElement): Dispose {
	const before = element.hasAttribute('inert');
	// Set the attribute, not the property: styles depend on it, and React versions handle the property differently.
	element.setAttribute('inert', '');
	return () => void element.toggleAttribute('inert', before);
}
