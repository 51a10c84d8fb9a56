import { FIELD } from '@gazetteer/contract';
import { fireChange, write } from './lookup/write.ts';

/**
 * Selectors for the three ways to choose a location: a select, a text field with a list of selected
 * locations, or a text field alone.
 */
export const LOCATIONS = {
	select: 'select#inputCity',
	text: '#citiess',
	list: '.lp-selected-locs',
	chosen: '.lpsinglelocselected',
	remove: '.lp-removethisloc',
	/**
	 * An attribute of the text field, set if the visitor selected a suggestion. Older themes define
	 * the misspelt name.
	 */
	isChosen: 'data-isseleted',
} as const;

/** Normalizes a place name for comparison: no case, accents, punctuation or indentation. */
export const normalized = (text: string) =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/^[\s—–-]+/, '')
		.toLowerCase()
		.replace(/[\s_-]+/g, ' ')
		.trim();

/** Returns the city name that is sent to the server: the part before the first comma. */
export const nameOf = (city: string) => (city.split(',')[0] ?? '').trim();

const LIST_NAME = `${FIELD.location}[]`;

/** Returns the values of the hidden inputs in the list of selected locations. */
export const listed = (list: Element) =>
	[...list.querySelectorAll<HTMLInputElement>(`[name="${LIST_NAME}"]`)].map(({ value }) => value);

/** Adds a name to the list of selected locations, with the same markup as older themes. */
export function addToList(list: Element, city: string): void {
	const name = nameOf(city);
	if (!name || listed(list).some((one) => normalized(one) === normalized(name))) return;
	const chosen = document.createElement('div');
	chosen.className = LOCATIONS.chosen.slice(1);
	const remove = document.createElement('i');
	remove.className = `fa fa-times ${LOCATIONS.remove.slice(1)}`;
	const input = document.createElement('input');
	Object.assign(input, { type: 'hidden', name: LIST_NAME, value: name });
	chosen.append(name, ' ', remove, input);
	list.append(chosen);
	fireChange(input);
}

function chooseOption(select: HTMLSelectElement, city: string): void {
	const option = [...select.options].find(
		({ text, value }) => value && normalized(text) === normalized(city),
	);
	if (!option || option.selected) return;
	option.selected = true;
	fireChange(select);
}

const one = <Found extends Element>(form: Element, selector: string) =>
	form.querySelector<Found>(selector);

/**
 * Fills in the city of a selected place. If the page has a select, the city must be one of its
 * options.
 */
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
