import { ALLOWED } from './allowed.ts';
import { purify } from './purify.ts';
import { cleanAttributes } from './strict.ts';

const FIELDS = {
	...ALLOWED,
	ALLOWED_TAGS: [
		...ALLOWED.ALLOWED_TAGS.filter((tag) => !/^(form|button)$/.test(tag)),
		...['fieldset', 'legend', 'select', 'optgroup', 'option', 'textarea'],
	],
	ALLOWED_ATTR: [
		...ALLOWED.ALLOWED_ATTR.filter((name) => !/^(action|method)$/.test(name)),
		...['checked', 'selected', 'multiple', 'required', 'rows', 'cols', 'placeholder', 'label'],
		...['min', 'max', 'step', 'minlength', 'maxlength', 'inputmode'],
	],
};

const CONTROLS = 'input, select, textarea';
/**
 * Input types that are not allowed in the server's fields, because the form itself contains such
 * controls.
 */
const OTHER_TYPES = /^(file|password|image|submit|reset|button)$/i;

const nameOf = (control: Element) => control.getAttribute('name') ?? '';

/**
 * Sanitises form fields in a server's response. Removes fields whose name does not start with
 * `name[`, because they could replace fields of the page.
 */
export function cleanFields(html: string, name: string): DocumentFragment {
	const clean = cleanAttributes(purify(html, FIELDS));
	for (const control of clean.querySelectorAll(CONTROLS)) {
		const isOther = OTHER_TYPES.test(control.getAttribute('type') ?? '');
		if (isOther || !nameOf(control).startsWith(`${name}[`)) control.remove();
	}
	for (const named of clean.querySelectorAll(`[name]:not(${CONTROLS})`)) {
		named.removeAttribute('name');
	}
	return clean;
}
