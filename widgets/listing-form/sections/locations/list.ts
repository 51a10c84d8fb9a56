import { TEXT, fillIn } from '@gazetteer/contract';
import { adoptStyles, announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { LOCATIONS, addToList, listed } from '../../interactive/locations.ts';
import { fireChange } from '../../interactive/lookup/write.ts';
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
export function keepList(form: ActiveListingForm, list: HTMLElement, text: HTMLInputElement) {
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
