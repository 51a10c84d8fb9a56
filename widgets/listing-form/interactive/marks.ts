import { COLOUR, LISTING_FORM } from '@gazetteer/contract';
import { toggleDescribedBy } from '@gazetteer/form';

/** The class of error messages. The server uses the same class, and ids of the same format. */
const MESSAGE = 'gz-wrong';

/** Controls that a theme's script shows instead of a select. */
const DRAWN_SELECT = '.select2, .select2-container, .chosen-container';

/**
 * Returns the element whose border shows the error: the control, or the control with which another
 * script replaced it.
 */
export function borderOf(control: Element): Element {
	if (control instanceof HTMLTextAreaElement) {
		return control.closest('.wp-editor-container') ?? control;
	}
	const next = control.nextElementSibling;
	return control instanceof HTMLSelectElement && next?.matches(DRAWN_SELECT) ? next : control;
}

/** Each of the four account fields has its own column, because they share one `.form-group`. */
const BLOCK = '.form-group, :is(.lp-submit-no-account, .lp-submit-have-account) [class*="col-"]';

const blockOf = (control: Element) => control.closest(BLOCK) ?? control.parentElement ?? control;

const idOf = (control: Element) => `${control.id || 'gz-field'}-error`;

/** Writes an error message at the end of a block, or removes it if `message` is undefined. */
export function writeMessage(block: Element, id: string, message: string | undefined): void {
	const there = block.ownerDocument.getElementById(id);
	if (message === undefined) return there?.remove();
	const line = there ?? block.ownerDocument.createElement('p');
	line.id = id;
	line.className = MESSAGE;
	line.textContent = message;
	if (!there) block.append(line);
}

/** Shows the invalid state of controls and one message for all of them, or removes both. */
export function markControls(
	controls: readonly Element[],
	message: string | undefined,
	block: Element | undefined = controls[0] && blockOf(controls[0]),
): void {
	const isWrong = message !== undefined;
	const [first] = controls;
	if (!first || !block) return;
	const id = idOf(first);
	for (const control of controls) {
		for (const shown of new Set([control, borderOf(control)])) {
			shown.classList.toggle(LISTING_FORM.error, isWrong);
		}
		if (isWrong) control.setAttribute('aria-invalid', 'true');
		else control.removeAttribute('aria-invalid');
		toggleDescribedBy(control, id, isWrong);
	}
	writeMessage(block, id, message);
}

/** Changes the border colour of an element that is not a control, such as the gallery. Spec §5. */
export function markBorder(block: Element | null | undefined, isWrong: boolean): void {
	if (!(block instanceof HTMLElement)) return;
	block.style.borderColor = isWrong ? COLOUR.error : COLOUR.normal;
}

/** Moves the focus to a control, and opens the `details` elements around it. */
export function focusControl(control: HTMLElement): void {
	for (let part = control.closest('details'); part; part = part.parentElement!.closest('details'))
		part.open = true;
	control.focus({ preventScroll: true });
	control.scrollIntoView({ block: 'center' });
}
