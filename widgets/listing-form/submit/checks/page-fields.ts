import { FIELD, PASSED_FIELD } from '@gazetteer/contract';
import { focusControl, markControls } from '../../interactive/marks.ts';
import type { Check } from '../../interactive/part.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field in the page: the properties of a check, without the rule and the value. */
export type PageField = Omit<Check, 'rule' | 'value'> & { readonly place: Element };

/**
 * Removes `[]` from a name: `category[]` is the field `category`. Names such as `faq[2]` remain
 * unchanged.
 */
export const fieldKey = (name: string) => name.replace(/\[\]$/, '');

export const valueOf = (control: Element | null | undefined) =>
	(control as Control | null | undefined)?.value.trim() ?? '';

/** Compares names in JavaScript: a name may contain characters that break a CSS selector. */
export const controlsNamed = (form: HTMLFormElement, key: string): Control[] =>
	([...form.querySelectorAll('input, select, textarea')] as Control[]).filter(
		(control) => control.type !== 'hidden' && fieldKey(control.name) === key,
	);

/**
 * For fields without a visible control of their name: the selectors of the controls that show the
 * error.
 */
const STAND_IN: Readonly<Record<string, string>> = {
	[FIELD.title]: '#lptitle, #lptitleGoogle',
	[FIELD.content]: '#inputDescription',
	[FIELD.category]: '#inputCategory',
	[FIELD.location]: '#citiess, #inputCity',
	[FIELD.address]: '#inputAddress, #inputAddresss',
	[FIELD.email]: '#inputEmail',
	[FIELD.gallery]: '.lplistgallery input.file',
	[FIELD.faqQuestion]: `[name^="${FIELD.faqQuestion}["]`,
	[PASSED_FIELD.businessHours]: `[name^="${PASSED_FIELD.businessHours}["]`,
};

const isShown = (control: Element) => control.getClientRects().length > 0;

/** Returns the text of a label without decorative characters and nested controls. */
function wordsOf(label: Element): string {
	const copy = label.cloneNode(true) as Element;
	for (const sign of copy.querySelectorAll('[aria-hidden="true"], select, input')) sign.remove();
	return (copy.textContent ?? '').replace(/[\s*:]+$/, '').trim();
}

export function labelOf(control: Element): string {
	const { labels, placeholder } = control as HTMLInputElement;
	const group = control.closest('.form-group, fieldset, .lplistgallery');
	// On older pages, a control may have several labels, some of which are outside of its group.
	const own = [...(labels ?? [])].find((one) => group?.contains(one));
	const label = own ?? group?.querySelector('label, legend') ?? labels?.[0];
	const words = label ? wordsOf(label) : control.getAttribute('aria-label');
	return words || placeholder || (control as HTMLInputElement).name || '';
}

/** Creates a page field from the controls that show the field's error. */
export function fieldOf(key: string, controls: readonly Element[], block?: Element): PageField {
	const shown = controls.find(isShown) ?? controls[0]!;
	return {
		field: key,
		label: labelOf(shown),
		place: shown,
		mark: (message) => markControls(controls, message, block),
		focus: () => focusControl(shown as HTMLElement),
	};
}

/**
 * Returns the page field for a key in the server's response, or undefined if the page does not
 * contain the field.
 */
export function fieldNamed(form: HTMLFormElement, key: string): PageField | undefined {
	const standIn = Object.hasOwn(STAND_IN, key) ? STAND_IN[key] : undefined;
	const controls: Element[] = controlsNamed(form, key);
	if (!controls.some(isShown) && standIn) controls.push(...form.querySelectorAll(standIn));
	return controls.length ? fieldOf(key, [...new Set(controls)]) : undefined;
}

export const asked = (field: PageField, rule: Check['rule'], value: () => unknown): Check => ({
	...field,
	rule,
	value,
});
