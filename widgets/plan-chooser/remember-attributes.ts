import type { Dispose } from '@gazetteer/dom';

/** The attributes that we change on elements of the page. */
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

/** Returns a function that restores the current attributes and `checked` state of the elements. */
export function rememberAttributes(elements: readonly (HTMLElement | null)[]): Dispose {
	const undos = elements.flatMap((element) => {
		if (!element) return [];
		const before = WRITTEN.map((name) => [name, element.getAttribute(name)] as const);
		const { checked } = element as HTMLInputElement;
		return () => {
			for (const [name, value] of before) {
				// Skip unchanged attributes, because reading an unset style leaves an empty
				// `style` attribute behind.
				if (element.getAttribute(name) === value) continue;
				if (value === null) element.removeAttribute(name);
				else element.setAttribute(name, value);
			}
			if (checked !== undefined) (element as HTMLInputElement).checked = checked;
		};
	});
	return () => undos.forEach((undo) => undo());
}
