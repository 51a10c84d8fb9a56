import { CONTACT_ATTRIBUTE } from '@gazetteer/contract';
import { CONTROL, FILLED_IN, isOwnForm, WRAP } from '../markup.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Entry = readonly [name: string, value: string | File];

/** The field of a wrap. Compared as text everywhere: a server's field names may be anything, selectors included. */
export const fieldOf = (wrap: Element) => wrap.getAttribute(CONTACT_ATTRIBUTE.field) ?? '';

/** Found at the time of use, since other scripts show, hide and copy fields as they like. */
export const wrapsIn = (scope: Element): Element[] => [...scope.querySelectorAll(WRAP)];

/** Where the list of errors leads to, by field. In our own forms a group can be reached by its first box. */
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

/** What a visitor can answer in a wrap at this moment. */
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

/** What the form would send of these controls, without what a `FormData` of the whole form costs. */
export const entriesOf = (controls: readonly Control[]): Entry[] =>
	controls.flatMap((control) => valuesOf(control).map((value) => [control.name, value] as const));
