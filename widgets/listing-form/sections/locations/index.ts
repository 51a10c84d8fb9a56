import { CITY_COMPONENT, FIELD, type PlaceDetails } from '@gazetteer/contract';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { LOCATIONS, nameOf } from '../../interactive/locations.ts';
import { attachLookup } from '../../interactive/lookup/attach-lookup.ts';
import { createLookup } from '../../interactive/lookup/lookup.ts';
import { lookupProvider } from '../../interactive/lookup/provider.ts';
import { isBeingWritten, write } from '../../interactive/lookup/write.ts';
import { pickTerms } from '../../interactive/terms/pick-terms.tsx';
import type { StartSection } from '../../interactive/sections.ts';
import { keepList } from './list.ts';

const cityOf = ({ address_components: parts = [], name = '' }: PlaceDetails) =>
	parts.find(({ types: [first] }) => first === CITY_COMPONENT)?.short_name ?? name;

/** Suggests cities where places may be looked up; `chosen` gets the city of the one that was taken. */
function suggestCities(
	form: ActiveListingForm,
	text: HTMLInputElement,
	chosen: (city: string) => void,
	isSearch = false,
) {
	const provider = lookupProvider(form);
	if (!provider) return;
	const lookup = createLookup({
		provider,
		leaving: form.leaving,
		chosen: (place) => chosen(cityOf(place)),
	});
	attachLookup(text, lookup, form.leaving, isSearch);
}

/** One city: older pages send it under two names, and empty what was typed and not chosen. Nothing typed is lost here. */
function keepSingle(form: ActiveListingForm, text: HTMLInputElement): void {
	const { element, leaving: signal } = form;
	const twin = element.querySelector<HTMLInputElement>(
		`input[type="hidden"][name="${FIELD.location}"]`,
	);
	const carry = () => {
		if (isBeingWritten()) return;
		if (twin) twin.value = nameOf(text.value);
		if (text.matches(LOCATIONS.text))
			text.setAttribute(LOCATIONS.isChosen, String(text.value.trim() !== ''));
	};
	text.addEventListener('input', carry, { signal });
	suggestCities(form, text, (city) => {
		write(text, city);
		if (twin) write(twin, nameOf(city));
		if (text.matches(LOCATIONS.text)) text.setAttribute(LOCATIONS.isChosen, 'true');
	});
}

function keepSeveral(form: ActiveListingForm, list: HTMLElement, text: HTMLInputElement): void {
	const { leaving: signal } = form;
	const add = keepList(form, list, text);
	suggestCities(form, text, add, true);
	text.addEventListener(
		'keydown',
		(event) => {
			if (event.defaultPrevented || event.isComposing || event.key !== 'Enter') return;
			// The form would be sent, with what is typed here left behind.
			event.preventDefault();
			add(text.value);
		},
		{ signal },
	);
	// What was typed and left is a location, too.
	text.addEventListener('change', () => isBeingWritten() || add(text.value), { signal });
}

/** A city in a text, several in a list below it, or a select of the site's own. */
export const start: StartSection = (form, part) => {
	if (part instanceof HTMLSelectElement) return pickTerms(form, part);
	if (!(part instanceof HTMLInputElement)) return;
	const list = form.element.querySelector<HTMLElement>(LOCATIONS.list);
	if (list && part.matches(LOCATIONS.text)) keepSeveral(form, list, part);
	else keepSingle(form, part);
};
