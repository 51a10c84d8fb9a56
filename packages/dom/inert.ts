import type { Dispose } from './disposables.ts';

/** Takes an element out of reach of pointer, keyboard and screen reader. Undo restores what was there. */
export function makeInert(element: HTMLElement): Dispose {
	const before = element.hasAttribute('inert');
	// The attribute rather than the property: it is what styles see, and what every React version leaves alone.
	element.setAttribute('inert', '');
	return () => void element.toggleAttribute('inert', before);
}
