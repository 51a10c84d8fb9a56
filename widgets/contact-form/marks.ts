import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import { CONTROL, FILLED_IN } from './markup.ts';

const DESCRIBED = 'aria-describedby';

/** An entry is one of an element's descriptions; the page's own stay. */
function describe(element: Element, entry: string, is: boolean): void {
	const others = (element.getAttribute(DESCRIBED) ?? '')
		.split(/\s+/)
		.filter((id) => id && id !== entry);
	const ids = is ? [...others, entry] : others;
	if (ids.length) element.setAttribute(DESCRIBED, ids.join(' '));
	else element.removeAttribute(DESCRIBED);
}

/** Marks the controls of a wrap as wrong, for assistive technology, styles and the browser; or, without a message, as right. */
export function mark(wrap: Element, entry: string, message = ''): void {
	const wrong = message !== '';
	for (const control of wrap.querySelectorAll('[aria-invalid]')) {
		control.setAttribute('aria-invalid', String(wrong));
	}
	for (const control of wrap.querySelectorAll(CONTROL)) {
		control.classList.toggle(CLASS.notValid, wrong);
		describe(control, entry, wrong);
		// A group of boxes has no validity of its own, and is entered at its first box.
		const field = control.matches(FILLED_IN) ? control : control.querySelector(FILLED_IN);
		if (!field) continue;
		describe(field, entry, wrong);
		(field as HTMLInputElement).setCustomValidity(message);
	}
}
