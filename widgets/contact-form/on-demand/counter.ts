import { CONTACT_ATTRIBUTE as ATTRIBUTE, CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import { inputsNamed, type ContactForm } from '../form.ts';
import { COUNTER } from '../markup.ts';

/** Contact Form 7 counts surrounding white space up to 5.9, and compares the limits with everything. */
const COUNTS_SPACE = /^5\./;

/** Without a limit nothing is above or below it. */
const limit = (counter: Element, name: string) => parseInt(counter.getAttribute(name) ?? '', 10);

function count(form: ContactForm, counter: Element): void {
	const name = counter.getAttribute(ATTRIBUTE.counterTarget) ?? '';
	// An output that mirrors the field has its name.
	const field = inputsNamed(form, name).find(({ type }) => type !== 'output');
	if (!field) return;
	const { value } = field;
	const written = COUNTS_SPACE.test(form.facade.pluginVersion) ? value : value.trim();
	const down = counter.classList.contains(CLASS.countDown);
	const { length } = written;
	const shown = String(down ? limit(counter, ATTRIBUTE.counterStart) - length : length);
	counter.setAttribute(ATTRIBUTE.counterValue, shown);
	counter.textContent = shown;
	counter.classList.toggle(
		CLASS.tooLong,
		value.length > limit(counter, ATTRIBUTE.counterMaximum),
	);
	counter.classList.toggle(
		CLASS.tooShort,
		value.length < limit(counter, ATTRIBUTE.counterMinimum),
	);
}

/** Says how much is written, or how much room is left. */
export const counter = (form: ContactForm): void =>
	form.root.querySelectorAll(COUNTER).forEach((place) => count(form, place));
