import { GUARD_INPUT, MARK, PRIVATE_INPUT } from '@gazetteer/contract';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input,select,textarea';
/** Types of controls that a draft does not contain. The widgets add files to the draft themselves. */
const OTHER_TYPES = /^(hidden|file|password|submit|button|image|reset)$/;
const BOXES = /^(checkbox|radio)$/;
const SECRET_NAME = /token|nonce|captcha|turnstile|passw/i;
const SECRET_USE = /(^|\s)(cc-\S+|one-time-code|(current|new)-password)(\s|$)/;

const GUARDS: readonly string[] = Object.values(GUARD_INPUT);

/** Whether a draft may contain the control's value. Passwords and other secrets are excluded. */
const mayBeStored = (control: Control) =>
	!OTHER_TYPES.test(control.type) &&
	control.name !== '' &&
	!control.name.startsWith(PRIVATE_INPUT) &&
	!GUARDS.includes(control.name) &&
	!SECRET_NAME.test(control.name) &&
	!SECRET_USE.test(control.getAttribute('autocomplete') ?? '') &&
	!control.closest(`[${MARK.noDraft}]`);

/** Returns the value of a control as a string. */
export function stateOf(control: Control): string {
	if (BOXES.test(control.type)) return String((control as HTMLInputElement).checked);
	return control instanceof HTMLSelectElement
		? [...control.selectedOptions].map(({ value }) => value).join('\n')
		: control.value;
}

/** Returns the value that the control had when the page loaded, as a string. */
function initialStateOf(control: Control): string {
	if (BOXES.test(control.type)) return String((control as HTMLInputElement).defaultChecked);
	if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
	const chosen = [...control.options].filter(({ defaultSelected }) => defaultSelected);
	const first = chosen.length || control.multiple ? chosen : [...control.options].slice(0, 1);
	return (control.multiple ? first : first.slice(-1)).map(({ value }) => value).join('\n');
}

export const isUntouched = (control: Control) => stateOf(control) === initialStateOf(control);

export function setState(control: Control, state: string): void {
	if (BOXES.test(control.type)) {
		(control as HTMLInputElement).checked = state === 'true';
	} else if (control instanceof HTMLSelectElement) {
		const values = state.split('\n');
		for (const option of control.options) option.selected = values.includes(option.value);
	} else control.value = state;
}

export const setFirstState = (control: Control): void => setState(control, initialStateOf(control));

/**
 * Returns the controls whose values a draft contains. The keys are unique, although several
 * controls may have the same name. Skips controls that match the selector `except`.
 */
export function storableControls(
	elements: Iterable<Element>,
	except: string,
): Map<string, Control> {
	const controls = new Map<string, Control>();
	const counts = new Map<string, number>();
	for (const element of elements) {
		const control = element as Control;
		if (!control.matches(CONTROLS)) continue;
		const count = counts.get(control.name) ?? 0;
		counts.set(control.name, count + 1);
		if (mayBeStored(control) && !control.matches(except)) {
			controls.set(`${count} ${control.name}`, control);
		}
	}
	return controls;
}
