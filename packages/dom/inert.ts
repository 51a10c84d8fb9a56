import type { Dispose } from './disposables.ts';

/**
 * Makes an element inert: visitors cannot click or focus it. The undo function restores the
 * previous state.
 */
export function makeInert(element: HTMLElement): Dispose {
	const before = element.hasAttribute('inert');
	// Set the attribute and not the property, because styles and React depend on the attribute.
	element.setAttribute('inert', '');
	return () => void element.toggleAttribute('inert', before);
}
