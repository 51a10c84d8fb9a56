import { ACCOUNT_ERROR, FIELD, LISTING_FORM } from '@gazetteer/contract';
import { toggleDescribedBy } from '@gazetteer/form';
import type { ListingForm } from '../form.ts';
import { focusControl } from '../interactive/marks.ts';
import { ACCOUNT } from '../markup.ts';
import { fillBox } from './notification.ts';

const ID = 'gz-account-error';
const SERVERS = Object.values(ACCOUNT_ERROR)
	.map((name) => `span.${name}`)
	.join();

/**
 * Returns where the account error is shown: below the email field or, for visitors who log in,
 * below the login fields. Spec §8.
 */
function placeOf({ element }: ListingForm) {
	const box = element.querySelector<HTMLInputElement>(ACCOUNT.switch);
	const have = element.querySelector<HTMLElement>(ACCOUNT.have);
	if (box?.checked && have) {
		const control = have.querySelector<HTMLElement>(`[name="${FIELD.username}"]`);
		return { control, put: (error: Node) => have.append(error) };
	}
	const control = element.querySelector<HTMLElement>('#inputEmail, [name="email"]');
	return control && { control, put: (error: Node) => control.after(error) };
}

const controls = (form: ListingForm) =>
	form.element.querySelectorAll(`[aria-describedby~="${ID}"]`);

/**
 * Loads the HTML sanitizer only when needed, because it is large. If loading fails, the error is
 * shown as plain text.
 */
function fill(error: Element, html: string): void {
	import('./clean-error.ts').then(
		({ cleanError }) => error.replaceChildren(cleanError(html)),
		() => {
			error.textContent = html.replace(/<[^>]*>/g, '');
		},
	);
}

/**
 * Shows the server's account error next to the account fields, with sanitized HTML. An empty string
 * removes the error.
 */
export function showAccountError(form: ListingForm, html: string): void {
	const { element } = form;
	for (const control of controls(form)) {
		control.removeAttribute('aria-invalid');
		toggleDescribedBy(control, ID, false);
	}
	for (const error of element.querySelectorAll(`#${ID}, ${SERVERS}`)) error.remove();
	if (!html) return;
	const error = document.createElement('div');
	error.id = ID;
	error.className = 'gz-wrong';
	error.setAttribute('role', 'alert');
	fill(error, html);
	const place = placeOf(form);
	if (!place) {
		const box = element.querySelector<HTMLElement>(`.${LISTING_FORM.errorBox}`);
		return box ? fillBox(box, error) : undefined;
	}
	place.put(error);
	const { control } = place;
	if (!(control instanceof HTMLInputElement)) return;
	control.setAttribute('aria-invalid', 'true');
	toggleDescribedBy(control, ID, true);
}

/** Focuses the field with the account error. Returns false if there is none. */
export function focusAccountError(form: ListingForm): boolean {
	const [control] = controls(form);
	if (control instanceof HTMLElement) focusControl(control);
	return control instanceof HTMLElement;
}
