import { FIELD } from '@gazetteer/contract';
import { fillInPlace } from '@gazetteer/places';
import { attachLookup, createLookup } from '../../interactive/lookup/lookup.ts';
import { lookupProvider } from '../../interactive/lookup/provider.ts';
import { write } from '../../interactive/lookup/write.ts';
import type { StartSection } from '../../interactive/sections.ts';
import { ADDRESS, switchAddress } from './toggle.ts';

const FILLED = [FIELD.address, FIELD.latitude, FIELD.longitude];

/** Shows one of the two address inputs, and suggests places in the input with the lookup. */
export const start: StartSection = (form) => {
	const { element, leaving, values } = form;
	switchAddress(form);
	const input = element.querySelector<HTMLInputElement>(ADDRESS.input);
	const provider = lookupProvider(form);
	if (!input || !provider) return;
	const lookup = createLookup({
		provider,
		broke: form.broke,
		leaving,
		chosen(place, typed) {
			const filling = fillInPlace(place, typed);
			// A place without coordinates fills in only its address.
			if ('alert' in filling) return write(input, place.formatted_address ?? typed);
			values.set('position', filling.location);
			for (const name of FILLED) {
				const field = element.querySelector<HTMLInputElement>(`input[name="${name}"]`);
				const text = filling.fields[name];
				if (field && text) write(field, text);
			}
		},
	});
	attachLookup(input, lookup, leaving);
};
