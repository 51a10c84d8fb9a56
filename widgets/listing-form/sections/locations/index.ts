import { CITY_COMPONENT, FIELD, fillIn, type PlaceDetails, TEXT } from '@gazetteer/contract';
import { adoptStyles, announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { addToList, listed, LOCATIONS, nameOf } from '../../interactive/locations.ts';
import { attachLookup, createLookup } from '../../interactive/lookup/lookup.ts';
import { lookupProvider } from '../../interactive/lookup/provider.ts';
import { fireChange, isBeingWritten, write } from '../../interactive/lookup/write.ts';
import type { StartSection } from '../../interactive/sections.ts';
import { pickTerms } from '../../interactive/terms/pick-terms.tsx';
import styles from './style.css?inline';

const nameIn = (chosen: Element) =>
	chosen.querySelector<HTMLInputElement>('input')?.value || chosen.textContent.trim();

/**
 * Makes the icon that removes a location a button, for keyboards and screen readers. On older
 * pages, the icon is an `i` element.
 */
function asButton(remove: Element): void {
	const chosen = remove.closest(LOCATIONS.chosen);
	if (!chosen || remove.getAttribute('role') === 'button') return;
	remove.setAttribute('role', 'button');
	remove.setAttribute('tabindex', '0');
	remove.setAttribute(
		'aria-label',
		fillIn(pageText(TEXT.locationRemove), { name: nameIn(chosen) }),
	);
}

/** Manages the list of selected locations. Returns a function that adds a location. */
function keepList(form: ActiveListingForm, list: HTMLElement, text: HTMLInputElement) {
	const { leaving: signal, values } = form;
	adoptStyles(styles);
	const read = () => {
		for (const remove of list.querySelectorAll(LOCATIONS.remove)) asButton(remove);
		values.set(
			'locations',
			listed(list).map((name) => ({ value: name, name })),
		);
	};
	const add = (city: string) => {
		const before = listed(list).length;
		addToList(list, city);
		text.value = '';
		if (listed(list).length === before) return;
		announce(fillIn(pageText(TEXT.locationAdded), { name: listed(list).at(-1)! }));
	};
	const take = (event: Event) => {
		const remove = (event.target as Element).closest(LOCATIONS.remove);
		const chosen = remove?.closest(LOCATIONS.chosen);
		const isPress = !(event instanceof KeyboardEvent) || /^(Enter| )$/.test(event.key);
		if (!chosen || !isPress) return;
		// Prevent the page's own script from handling the event.
		event.preventDefault();
		event.stopImmediatePropagation();
		const name = nameIn(chosen);
		chosen.remove();
		text.focus();
		announce(fillIn(pageText(TEXT.locationRemoved), { name }));
		fireChange(text);
	};
	const options = { capture: true, signal };
	for (const type of ['click', 'keydown']) list.addEventListener(type, take, options);

	const observer = new MutationObserver(read);
	observer.observe(list, { childList: true, subtree: true });
	signal.addEventListener('abort', () => observer.disconnect());
	read();
	return add;
}

const cityOf = ({ address_components: parts = [], name = '' }: PlaceDetails) =>
	parts.find(({ types: [first] }) => first === CITY_COMPONENT)?.short_name ?? name;

/**
 * Suggests cities if place lookup is allowed. Calls `chosen` with the city of the selected place.
 */
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
		broke: form.broke,
		leaving: form.leaving,
		chosen: (place) => chosen(cityOf(place)),
	});
	attachLookup(text, lookup, form.leaving, isSearch);
}

/**
 * Handles the text field for a single city. Older scripts send the city under two names, and delete
 * text that the visitor typed without selecting a suggestion. Our script always sends the text.
 */
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
			// Prevent Enter from submitting the form, because the typed text is not in the list
			// yet.
			event.preventDefault();
			add(text.value);
		},
		{ signal },
	);
	// When the visitor leaves the field, add the typed text as a location.
	text.addEventListener('change', () => isBeingWritten() || add(text.value), { signal });
}

/**
 * Handles the three ways to enter locations: a text field, a text field with a list below it, or a
 * select.
 */
export const start: StartSection = (form, part) => {
	if (part instanceof HTMLSelectElement) return pickTerms(form, part);
	if (!(part instanceof HTMLInputElement)) return;
	const list = form.element.querySelector<HTMLElement>(LOCATIONS.list);
	if (list && part.matches(LOCATIONS.text)) keepSeveral(form, list, part);
	else keepSingle(form, part);
};
