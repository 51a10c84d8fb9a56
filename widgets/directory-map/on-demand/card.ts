import type { Texts } from '../markup.ts';
import type { Item } from './calls.ts';

const element = <Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	className: string,
	text = '',
): HTMLElementTagNameMap[Name] =>
	Object.assign(document.createElement(name), { className, textContent: text });

/** The card of a listing at the bottom of the map. */
export interface Card {
	readonly show: (item: Item) => void;
	readonly hide: () => void;
}

export function createCard(place: HTMLElement, texts: Texts): Card {
	const card = element('div', 'gz-map-card');
	card.hidden = true;
	place.append(card);
	const hide = () => {
		card.hidden = true;
		card.replaceChildren();
	};
	card.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape') return;
		event.stopPropagation();
		hide();
	});

	return {
		hide,
		show({ title, link, place: where, category, picture }) {
			const text = element('div', 'gz-map-card-text');
			const name = element('a', 'gz-map-card-name', title);
			name.href = link;
			if (category) text.append(element('p', 'gz-map-card-kind', category));
			text.append(name);
			if (where) text.append(element('p', 'gz-map-card-place', where));
			const close = element('button', 'gz-map-card-close', '×');
			close.type = 'button';
			close.setAttribute('aria-label', texts.dismiss);
			close.addEventListener('click', hide);
			const parts: HTMLElement[] = [text, close];
			if (picture) {
				const image = element('img', 'gz-map-card-picture');
				Object.assign(image, { src: picture, alt: '', loading: 'lazy' });
				parts.unshift(image);
			}
			card.replaceChildren(...parts);
			card.hidden = false;
			name.focus({ preventScroll: true });
		},
	};
}
