import { COLOUR, LISTING_FORM } from '@gazetteer/contract';
import { toggleDescribedBy } from '@gazetteer/form';

/** A message of the server's own has the same class and kind of id. */
const MESSAGE = 'gz-wrong';

/** Scripts of themes draw their own control behind a select, and hide the select. */
const DRAWN_SELECT = '.select2, .select2-container, .chosen-container';

/** What shows the border: the control itself, or what a script drew in its place. */
export function borderOf(control: Element): Element {
	if (control instanceof HTMLTextAreaElement) {
		return control.closest('.wp-editor-container') ?? control;
	}
	const next = control.nextElementSibling;
	return control instanceof HTMLSelectElement && next?.matches(DRAWN_SELECT) ? next : control;
}

/** In the account, each field has a wrapper of its own, within one group for all four. */
const BLOCK = '.form-group, :is(.lp-submit-no-account, .lp-submit-have-account) [class*="col-"]';

const blockOf = (control: Element) => control.closest(BLOCK) ?? control.parentElement ?? control;

const idOf = (control: Element) => `${control.id || 'gz-field'}-error`;

/** Writes a message at the end of its block, or takes it away again. */
export function writeMessage(block: Element, id: string, message: string | undefined): void {
	const there = block.ownerDocument.getElementById(id);
	if (message === undefined) return there?.remove();
	const line = there ?? block.ownerDocument.createElement('p');
	line.id = id;
	line.className = MESSAGE;
	line.textContent = message;
	if (!there) block.append(line);
}

/** Marks controls that are wrong together, with one message in their block, or takes that back. */
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

/** The border of a block that is no control, such as a gallery: wrong, or put right again. Spec §5. */
export function markBorder(block: Element | null | undefined, isWrong: boolean): void {
	if (!(block instanceof HTMLElement)) return;
	block.style.borderColor = isWrong ? COLOUR.error : COLOUR.normal;
}

/** Leads to a control, wherever it is: parts that are closed are opened. */
export function focusControl(control: HTMLElement): void {
	for (let part = control.closest('details'); part; part = part.parentElement!.closest('details'))
		part.open = true;
	control.focus({ preventScroll: true });
	control.scrollIntoView({ block: 'center' });
}
