import { FIELD } from '@gazetteer/contract';
import type { PlaceFilling } from '@gazetteer/places';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { fillLocation, normalized } from '../../interactive/locations.ts';
import { fireChange, write } from '../../interactive/lookup/write.ts';
import { titleOf } from './title-inputs.ts';

const CATEGORY = '#inputCategory';
/** The slug of the option's term. */
const SLUG = 'data-slug';

/** Returns the same key for singular and plural names. */
const keyOf = (text: string) => normalized(text).replace(/s$/, '');

const meant = (option: HTMLOptionElement, type: string) =>
	option.value !== '' &&
	[option.text, option.getAttribute(SLUG) ?? '', option.value].some(
		(name) => keyOf(name) === keyOf(type),
	);

/**
 * Selects an option for each type of a place. A type that matches no option by name or slug is
 * added as a new option. A single select prefers existing options, then the first type, which is
 * the most specific. Returns the added options.
 */
export function chooseCategories(
	select: HTMLSelectElement,
	types: readonly string[],
): readonly HTMLOptionElement[] {
	if (!types.length) return [];
	const own = [...select.options];
	const options = types.map(
		(type) => own.find((option) => meant(option, type)) ?? new Option(type, type, true, true),
	);
	const added = options.filter((option) => !own.includes(option));
	select.append(...added);
	if (select.multiple) for (const option of options) option.selected = true;
	else (options.find((option) => own.includes(option)) ?? options[0])!.selected = true;
	fireChange(select);
	return added;
}

const fieldNamed = (form: HTMLFormElement, name: string) =>
	name === FIELD.title
		? titleOf(form)
		: form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/**
 * Returns a function that fills in the fields of a selected place, in the order of the
 * specification (§4). Other fields remain unchanged.
 */
export function createFilling(
	form: ActiveListingForm,
	showPhotos: (filling: PlaceFilling) => void,
) {
	const { element, values } = form;
	let added: readonly HTMLOptionElement[] = [];

	return (filling: PlaceFilling): void => {
		values.set('position', filling.location);
		for (const [name, text] of Object.entries(filling.fields)) {
			// The city has two field names; `fillLocation` sets both.
			if (name === FIELD.locationText) continue;
			if (name === FIELD.location) {
				fillLocation(element, text);
				continue;
			}
			const field = fieldNamed(element, name);
			if (field) write(field, text);
		}
		const category = element.querySelector<HTMLSelectElement>(CATEGORY);
		if (category) {
			for (const option of added) option.remove();
			added = chooseCategories(category, filling.categories);
		}
		showPhotos(filling);
	};
}
