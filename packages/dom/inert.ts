import type { Dispose } from './disposables.ts';

/** Makes an element inert for pointer, keyboard and screen reader. The undo restores its previous state. */
export function makeInert(element: HTMLElement): Dispose {
	const before = element.hasAttribute('inert');
	// The attribute rather than the property: it is what styles see, and what every React version leaves alone.
	element.setAttribute('inert', '');
	return () => void element.toggleAttribute('inert', before);
}
