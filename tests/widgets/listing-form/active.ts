import type { ActiveListingForm } from '../../../widgets/listing-form/interactive/active-form.ts';
import type { Values } from '../../../widgets/listing-form/interactive/values.tsx';

// jsdom does not implement these properties.
Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });
Object.assign(document, { adoptedStyleSheets: [] });

/** Creates a listing form with these fields that has been touched and has rendered nothing yet. */
export function activeForm(html: string) {
	document.body.innerHTML = `<form>${html}</form>`;
	const element = document.querySelector('form')!;
	const leaving = new AbortController();
	let held: Values = {};
	const form = {
		root: element,
		element,
		bare: element,
		leaving: leaving.signal,
		broke: (error: unknown) => {
			throw error;
		},
		values: {
			get: () => held,
			set: (name: keyof Values, value: unknown) => (held = { ...held, [name]: value }),
			subscribe: () => () => {},
		},
		fill: () => ({ host: document.createElement('div'), empty: () => {} }),
		parts: [],
		drawSections: async () => {},
	} as unknown as ActiveListingForm;
	const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
		element.querySelector<Found>(selector)!;
	const sent = (...names: readonly string[]) =>
		names.map((name) => new FormData(element).getAll(name).join('|'));
	return { form, element, find, sent, leave: () => leaving.abort() };
}

/** Types a value, and leaves the field if `isLeft`. */
export function typeInto(input: HTMLInputElement, text: string, isLeft = false): void {
	input.value = text;
	input.dispatchEvent(new Event('input', { bubbles: true }));
	if (isLeft) input.dispatchEvent(new Event('change', { bubbles: true }));
}
