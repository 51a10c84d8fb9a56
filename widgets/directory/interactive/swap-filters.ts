import { copyPart } from '@gazetteer/clean-html';
import { COUNT, FIELDS, FILTER, SUMMARY, WORDS } from '../markup.ts';
import { swapPlace } from './swap-place.ts';

const inputsOf = (part: ParentNode) => [...part.querySelectorAll('input')];

const isText = ({ type }: HTMLInputElement) => type === 'text' || type === 'search';

/** Identifies the inputs of a filter. A text input has the same key with any text. */
const keyOf = (filter: Element) =>
	inputsOf(filter)
		.map((input) => (isText(input) ? input.name : `${input.name}=${input.value}`))
		.join('\n');

/** Updates inputs in place, so that the focus and the scroll position stay. */
function update(filter: Element, fresh: Element): void {
	const news = inputsOf(fresh);
	inputsOf(filter).forEach((input, index) => {
		const next = news[index]!;
		const hasFocus = input.matches(':focus');
		if (isText(input)) {
			if (!hasFocus) input.value = next.value;
			return;
		}
		input.checked = next.checked;
		// A disabled input would lose the focus.
		input.disabled = next.disabled && !hasFocus;
	});
	const counts = fresh.querySelectorAll(COUNT);
	filter.querySelectorAll(COUNT).forEach((count, index) => {
		count.textContent = counts[index]?.textContent ?? '';
	});
}

const write = (form: ParentNode, fresh: ParentNode, selector: string) => {
	const [old, next] = [form, fresh].map((part) => part.querySelector(selector));
	if (old && next && old.textContent !== next.textContent) old.textContent = next.textContent;
};

/**
 * Updates the form from the form of another page. `panel` contains the filters, which may be in the
 * drawer.
 */
export function swapFilters(form: HTMLFormElement, panel: ParentNode, fresh: HTMLFormElement) {
	const words = form.querySelector<HTMLInputElement>(WORDS);
	if (words && !words.matches(':focus'))
		words.value = fresh.querySelector<HTMLInputElement>(WORDS)?.value ?? '';
	write(form, fresh, `${SUMMARY} > span`);
	swapPlace(form, fresh);

	const fields = panel.querySelector(FIELDS);
	if (!fields) return;
	const known = new Map([...fields.querySelectorAll(FILTER)].map((one) => [keyOf(one), one]));
	const next = [...fresh.querySelectorAll(`${FIELDS} ${FILTER}`)].map((filter) => {
		const old = known.get(keyOf(filter));
		if (old) update(old, filter);
		return old ?? copyPart(filter);
	});
	next.forEach((filter, index) => {
		if (fields.children[index] !== filter)
			fields.insertBefore(filter, fields.children[index] ?? null);
	});
	while (fields.children.length > next.length) fields.lastElementChild!.remove();
}
