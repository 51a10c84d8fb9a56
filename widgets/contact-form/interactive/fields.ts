import { CONTACT_ATTRIBUTE } from '@gazetteer/contract';
import { CONTROL, FILLED_IN, isOwnForm, WRAP } from '../markup.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Entry = readonly [name: string, value: string | File];

/**
 * Returns the field name of a wrapper. Names are compared in JavaScript, because they may contain
 * characters that break a CSS selector.
 */
export const fieldOf = (wrap: Element) => wrap.getAttribute(CONTACT_ATTRIBUTE.field) ?? '';

/** A function and not a cached list, because other scripts show, hide and copy fields. */
export const wrapsIn = (scope: Element): Element[] => [...scope.querySelectorAll(WRAP)];

/**
 * Maps field names to the ids that the error list links to. In our own forms, a group has the id
 * of its first checkbox.
 */
export function controlIds(root: Element): Map<string, string> {
	const ids = new Map<string, string>();
	const inside = isOwnForm(root) ? FILLED_IN : CONTROL;
	for (const wrap of wrapsIn(root)) {
		const id = wrap.querySelector(inside)?.id;
		if (id && !ids.has(fieldOf(wrap))) ids.set(fieldOf(wrap), id);
	}
	return ids;
}

const BUTTONS = /^(button|submit|reset|image)$/;
const BOXES = /^(checkbox|radio)$/;

/** Returns the enabled controls of a wrapper. */
export const controlsIn = (wrap: Element): Control[] =>
	[...wrap.querySelectorAll<Control>(FILLED_IN)].filter(
		(control) => !BUTTONS.test(control.type) && !control.matches(':disabled'),
	);

function valuesOf(control: Control): readonly (string | File)[] {
	if (control instanceof HTMLSelectElement) {
		return [...control.selectedOptions].map(({ value }) => value);
	}
	if (BOXES.test(control.type)) {
		return (control as HTMLInputElement).checked ? [control.value] : [];
	}
	return control.type === 'file' ? [...(control as HTMLInputElement).files!] : [control.value];
}

/**
 * Returns the entries that `FormData` would contain for these controls, without the cost of
 * reading the whole form.
 */
export const entriesOf = (controls: readonly Control[]): Entry[] =>
	controls.flatMap((control) => valuesOf(control).map((value) => [control.name, value] as const));
