import { CONTACT_CLASS as CLASS, GUARD_INPUT, PRIVATE_INPUT, TIMING } from '@gazetteer/contract';
import { draftKey } from '../draft-storage.ts';
import type { ContactForm } from '../form.ts';
import { ASKED_OF_MACHINES, FILLED_IN, NO_DRAFT } from '../markup.ts';
import type { Control } from './fields.ts';

const OTHER_TYPES = /^(hidden|file|password|submit|button|image|reset)$/;
const BOXES = /^(checkbox|radio)$/;
const SECRET_NAME = /token|nonce|captcha|turnstile|passw/i;
const SECRET_USE = /(^|\s)(cc-\S+|one-time-code|(current|new)-password)(\s|$)/;

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
export function keptControls({ bare }: ContactForm): Map<string, Control> {
	const controls = new Map<string, Control>();
	const counts = new Map<string, number>();
	for (const element of bare.elements) {
		const control = element as Control;
		if (!control.matches(FILLED_IN)) continue;
		const count = counts.get(control.name) ?? 0;
		counts.set(control.name, count + 1);
		if (isKept(control)) controls.set(`${count} ${control.name}`, control);
	}
	return controls;
}

/** Not as JSON, which old scripts of some pages have their own way to write. */
const written = (form: ContactForm) =>
	new URLSearchParams(
		[...keptControls(form)]
			.filter(([, control]) => !isUntouched(control))
			.map(([name, control]): [string, string] => [name, stateOf(control)]),
	).toString();

export function writeDraft(form: ContactForm, draft: string): void {
	try {
		if (draft) sessionStorage.setItem(draftKey(form), draft);
		else sessionStorage.removeItem(draftKey(form));
	} catch {
		// There is no room, or storage is closed: nothing is kept, and the form works all the same.
	}
}

/** Keeps what a visitor writes until it is sent, the form is reset, or the tab is closed. */
export function keepDraft(form: ContactForm): void {
	const { bare, leaving: signal } = form;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const stopTimer = () => {
		clearTimeout(timer);
		timer = undefined;
	};
	const save = () => {
		if (timer === undefined) return;
		stopTimer();
		writeDraft(form, written(form));
	};
	const changed = () => {
		timer ??= setTimeout(save, TIMING.draftPause);
	};
	const forget = () => {
		stopTimer();
		writeDraft(form, '');
	};

	for (const type of ['input', 'change']) bare.addEventListener(type, changed, { signal });
	// By the visitor, or because all of it has been sent.
	bare.addEventListener('reset', forget, { signal });
	addEventListener('pagehide', save, { signal });
	signal.addEventListener('abort', save);
	// Something may have been written before this came.
	changed();
}
