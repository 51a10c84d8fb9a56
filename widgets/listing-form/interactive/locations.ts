import { FIELD } from '@gazetteer/contract';
import { tell, write } from './lookup/write.ts';

/** Where a listing's locations are chosen: in a list, in a text with a list of those chosen, or in a text. */
export const LOCATIONS = {
	select: 'select#inputCity',
	text: '#citiess',
	list: '.lp-selected-locs',
	chosen: '.lpsinglelocselected',
	remove: '.lp-removethisloc',
	/** On the text: whether what stands there was chosen. This spelling. */
	isChosen: 'data-isseleted',
} as const;

/** As people compare names: without case, accents and the marks of a tree. */
export const folded = (text: string) =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/^[\s—–-]+/, '')
		.toLowerCase()
		.replace(/[\s_-]+/g, ' ')
		.trim();

/** What is sent of a chosen city: the part before the first comma. */
export const nameOf = (city: string) => (city.split(',')[0] ?? '').trim();

const LIST_NAME = `${FIELD.location}[]`;

/** The names in the list of those chosen, which its hidden inputs carry. */
export const listed = (list: Element) =>
	[...list.querySelectorAll<HTMLInputElement>(`[name="${LIST_NAME}"]`)].map(({ value }) => value);

/** Adds a name to the list, as pages of this kind have always drawn it. */
export function addToList(list: Element, city: string): void {
	const name = nameOf(city);
	if (!name || listed(list).some((one) => folded(one) === folded(name))) return;
	const chosen = document.createElement('div');
	chosen.className = LOCATIONS.chosen.slice(1);
	const remove = document.createElement('i');
	remove.className = `fa fa-times ${LOCATIONS.remove.slice(1)}`;
	const input = document.createElement('input');
	Object.assign(input, { type: 'hidden', name: LIST_NAME, value: name });
	chosen.append(name, ' ', remove, input);
	list.append(chosen);
	tell(input);
}

function chooseOption(select: HTMLSelectElement, city: string): void {
	const option = [...select.options].find(
		({ text, value }) => value && folded(text) === folded(city),
	);
	if (!option || option.selected) return;
	option.selected = true;
	tell(select);
}

const one = <Found extends Element>(form: Element, selector: string) =>
	form.querySelector<Found>(selector);

/** The city of a chosen place. A city that a list of the site's own does not have is not made up. */
export function fillLocation(form: HTMLFormElement, city: string): void {
	const select = one<HTMLSelectElement>(form, LOCATIONS.select);
	if (select) return chooseOption(select, city);
	const text = one<HTMLInputElement>(form, LOCATIONS.text);
	const list = one(form, LOCATIONS.list);
	if (text && list) {
		addToList(list, city);
		return write(text, '');
	}
	for (const name of [FIELD.location, FIELD.locationText]) {
		const field = one<HTMLInputElement>(form, `input[name="${name}"]`);
		if (field) write(field, city);
	}
	text?.setAttribute(LOCATIONS.isChosen, 'true');
}
