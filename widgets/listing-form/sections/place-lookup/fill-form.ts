import { FIELD } from '@gazetteer/contract';
import type { PlaceFilling } from '@gazetteer/places';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { fillLocation } from '../../interactive/locations.ts';
import { write } from '../../interactive/lookup/write.ts';
import { chooseCategories } from './categories.ts';
import { LOOKUP } from './markup.ts';
import { titleOf } from './title-inputs.ts';

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
		const category = element.querySelector<HTMLSelectElement>(LOOKUP.category);
		if (category) {
			for (const option of added) option.remove();
			added = chooseCategories(category, filling.categories);
		}
		showPhotos(filling);
	};
}
