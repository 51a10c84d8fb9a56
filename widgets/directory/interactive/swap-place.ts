import { copyPart } from '@gazetteer/clean-html';
import { NEAR, NEAR_BUTTON, NEAR_MESSAGE } from '../markup.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (part: ParentNode) => [...part.querySelectorAll<Control>('[name]')];

const twin = (part: ParentNode, { name }: Control) =>
	controlsOf(part).find((control) => control.name === name);

/** Updates the part of the form that limits the search to the surroundings of a place. */
export function swapPlace(form: ParentNode, fresh: ParentNode): void {
	const place = form.querySelector(NEAR);
	const next = fresh.querySelector(NEAR);
	if (!place || !next) return;
	for (const control of controlsOf(next)) {
		const old = twin(place, control);
		if (!old) place.append(copyPart(control));
		else if (!old.matches(':focus')) {
			old.value = control.value;
			old.disabled = control.disabled;
		}
	}
	// The rectangle of a map is in the form only while the search is limited to it.
	for (const control of controlsOf(place)) if (!twin(next, control)) control.remove();
	const message = place.querySelector(NEAR_MESSAGE);
	if (message) message.textContent = next.querySelector(NEAR_MESSAGE)?.textContent?.trim() ?? '';
	const isPressed = next.querySelector(NEAR_BUTTON)?.getAttribute('aria-pressed');
	if (isPressed) place.querySelector(NEAR_BUTTON)?.setAttribute('aria-pressed', isPressed);
}
