import type { Dispose } from '@gazetteer/dom';

/** What we write on elements that are the page's. */
const WRITTEN = [
	'aria-busy',
	'aria-checked',
	'aria-current',
	'aria-label',
	'aria-live',
	'aria-pressed',
	'class',
	'hidden',
	'role',
	'style',
	'tabindex',
];

/** Gives back what was written, and what was checked, as it is now. */
export function rememberAttributes(elements: readonly (HTMLElement | null)[]): Dispose {
	const undos = elements.flatMap((element) => {
		if (!element) return [];
		const before = WRITTEN.map((name) => [name, element.getAttribute(name)] as const);
		const { checked } = element as HTMLInputElement;
		return () => {
			for (const [name, value] of before) {
				// Asked first: a style that nobody has asked for yet leaves an empty attribute behind.
				if (element.getAttribute(name) === value) continue;
				if (value === null) element.removeAttribute(name);
				else element.setAttribute(name, value);
			}
			if (checked !== undefined) (element as HTMLInputElement).checked = checked;
		};
	});
	return () => undos.forEach((undo) => undo());
}
