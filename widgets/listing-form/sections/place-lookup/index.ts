import { FIELD, fillIn, LISTING_FORM, MESSAGE, TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { fillInPlace } from '@gazetteer/places';
import { attachLookup, createLookup } from '../../interactive/lookup/lookup.ts';
import { lookupProvider } from '../../interactive/lookup/provider.ts';
import type { StartSection } from '../../interactive/sections.ts';
import { createFilling } from './fill-form.ts';
import { placePhotos } from './photos.tsx';
import { lookupInput } from './title-inputs.ts';

/**
 * Suggests places for the title, and fills in the form when the visitor selects one. Does nothing
 * in the form that edits a listing.
 */
export const start: StartSection = (form) => {
	const { element, leaving } = form;
	const input = lookupInput(element, leaving);
	const provider = lookupProvider(form);
	if (!input || !provider || element.classList.contains(LISTING_FORM.editing)) return;

	const show = placePhotos(form);
	let credit = '';
	const fill = createFilling(form, ({ fields, photos }) =>
		show({ name: fields[FIELD.title] ?? '', photos, credit }),
	);
	const lookup = createLookup({
		provider,
		broke: form.broke,
		leaving,
		chosen(place, typed) {
			const filling = fillInPlace(place, typed, pageText(MESSAGE.placeWithoutGeometry));
			// eslint-disable-next-line no-alert -- The specification asks for it.
			if ('alert' in filling) return alert(filling.alert);
			credit = lookup.credit();
			fill(filling);
			announce(
				fillIn(pageText(TEXT.placeFilled), { name: filling.fields[FIELD.title] ?? typed }),
			);
		},
	});
	attachLookup(input, lookup, leaving);
};
