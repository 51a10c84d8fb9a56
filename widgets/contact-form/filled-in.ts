import { FILLED_IN } from './markup.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Entry = readonly [name: string, value: string | File];

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
