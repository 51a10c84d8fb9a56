import { CONTACT_ATTRIBUTE as ATTRIBUTE, CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import { inputsNamed, type ContactForm } from '../form.ts';
import { COUNTER } from '../markup.ts';

/**
 * Up to version 5.9, Contact Form 7 counts surrounding white space. All versions include white
 * space when comparing with the limits.
 */
const COUNTS_SPACE = /^5\./;

/** Returns NaN without a limit, so that both comparisons are false. */
const limit = (counter: Element, name: string) => parseInt(counter.getAttribute(name) ?? '', 10);

function count(form: ContactForm, counter: Element): void {
	const name = counter.getAttribute(ATTRIBUTE.counterTarget) ?? '';
	// Exclude the `output` that repeats the field's value, because it has the same name.
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

export const counter = (form: ContactForm): void =>
	form.root.querySelectorAll(COUNTER).forEach((place) => count(form, place));
