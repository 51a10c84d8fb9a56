import { CONTACT_CLASS as CLASS, GUARD_INPUT, PRIVATE_INPUT } from '@gazetteer/contract';
import { ASKED_OF_MACHINES, NO_DRAFT } from '../markup.ts';
import type { Presence } from '../presence.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input,select,textarea';
const OTHER_TYPES = /^(hidden|file|password|submit|button|image|reset)$/;
const BOXES = /^(checkbox|radio)$/;
const SECRET_NAME = /token|nonce|captcha|turnstile|passw/i;
const SECRET_USE = /(^|\s)(cc-\S+|one-time-code|(current|new)-password)(\s|$)/;

/** Signs of machines, and other plugins' own, begin with an underscore. */
const GUARDS: readonly string[] = Object.values(GUARD_INPUT);

/** What nobody else may read is not kept, and nobody agrees to anything but by their own hand. */
const isKept = (control: Control) =>
	!OTHER_TYPES.test(control.type) &&
	control.name !== '' &&
	!control.name.startsWith(PRIVATE_INPUT) &&
	!GUARDS.includes(control.name) &&
	!SECRET_NAME.test(control.name) &&
	!SECRET_USE.test(control.getAttribute('autocomplete') ?? '') &&
	!control.matches(`${ASKED_OF_MACHINES},.${CLASS.acceptance} *`) &&
	!control.closest(NO_DRAFT);

/** What a control holds, as text. */
export function stateOf(control: Control): string {
	if (BOXES.test(control.type)) return String((control as HTMLInputElement).checked);
	return control instanceof HTMLSelectElement
		? [...control.selectedOptions].map(({ value }) => value).join('\n')
		: control.value;
}

/** What it holds in a page that nobody has written in yet. */
function firstStateOf(control: Control): string {
	if (BOXES.test(control.type)) return String((control as HTMLInputElement).defaultChecked);
	if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
	const chosen = [...control.options].filter(({ defaultSelected }) => defaultSelected);
	const first = chosen.length || control.multiple ? chosen : [...control.options].slice(0, 1);
	return (control.multiple ? first : first.slice(-1)).map(({ value }) => value).join('\n');
}

export const isUntouched = (control: Control) => stateOf(control) === firstStateOf(control);

export function setState(control: Control, state: string): void {
	if (BOXES.test(control.type)) {
		(control as HTMLInputElement).checked = state === 'true';
	} else if (control instanceof HTMLSelectElement) {
		const values = state.split('\n');
		for (const option of control.options) option.selected = values.includes(option.value);
	} else control.value = state;
}

export const setFirstState = (control: Control): void => setState(control, firstStateOf(control));

/** The controls that are kept, each under a name of its own: several may have the same one. */
export function keptControls({ bare }: Presence): Map<string, Control> {
	const controls = new Map<string, Control>();
	const counts = new Map<string, number>();
	for (const element of bare.elements) {
		const control = element as Control;
		if (!control.matches(CONTROLS)) continue;
		const count = counts.get(control.name) ?? 0;
		counts.set(control.name, count + 1);
		if (isKept(control)) controls.set(`${count} ${control.name}`, control);
	}
	return controls;
}
