import type { ResultPin } from '@gazetteer/places';
import { DIRECTORY, LISTING } from '../markup.ts';

const RAISED = 'gz-map-raised';

/** The cards of the list beside the map. */
export interface List {
	readonly card: (id: number) => HTMLElement | undefined;
	/** Marks a card, shows it and moves the focus to its link. */
	readonly open: (card: HTMLElement) => void;
}

const pinOf = (card: HTMLElement): ResultPin | undefined => {
	const [lat, lng] = (card.dataset['position'] ?? '').split(',').map(Number);
	if (lat === undefined || lng === undefined || !Number.isFinite(lng)) return undefined;
	const link = card.querySelector(':is(h2, h3, h4) a[href]');
	return {
		id: Number(card.dataset['listing']),
		lat,
		lng,
		title: card.querySelector('h2, h3, h4')?.textContent?.trim() ?? '',
		link: link?.getAttribute('href') ?? '',
	};
};

/** Raises the pin of the card that the pointer or the keyboard focus is on. */
export function followList(
	root: HTMLElement,
	raise: (pin: ResultPin | undefined) => void,
	leaving: AbortSignal,
): List {
	let raised: HTMLElement | undefined;
	const show = (card: HTMLElement | undefined) => {
		if (card === raised) return;
		raised?.classList.remove(RAISED);
		raised = card;
		card?.classList.add(RAISED);
		raise(card && pinOf(card));
	};
	const directory = root.closest<HTMLElement>(DIRECTORY) ?? root.parentElement!;
	const follow = ({ target }: Event) => {
		if (!(target instanceof Element) || root.contains(target)) return;
		show(target.closest<HTMLElement>(LISTING) ?? undefined);
	};
	const options = { signal: leaving };
	directory.addEventListener('pointerover', follow, options);
	directory.addEventListener('focusin', follow, options);
	directory.addEventListener('pointerleave', () => show(undefined), options);
	leaving.addEventListener('abort', () => show(undefined));

	return {
		card: (id) =>
			[...directory.querySelectorAll<HTMLElement>(LISTING)].find(
				(card) => card !== root && card.dataset['listing'] === String(id),
			),
		open(card) {
			show(card);
			card.scrollIntoView({ block: 'nearest' });
			card.querySelector<HTMLElement>(':is(h2, h3, h4) a')?.focus({ preventScroll: true });
		},
	};
}
