import { prefersStillness } from '@gazetteer/dom';
import type { Screen } from '../screen.ts';
import { countPlans } from './offer.ts';

interface Size {
	readonly height: number;
	readonly cards: number;
}

/** The last measured size by results element, for results that are empty now. */
const sizes = new WeakMap<HTMLElement, Size>();
/** The reserved height in pixels, by results element. */
const kept = new WeakMap<HTMLElement, number>();

const heightOf = (area: HTMLElement) => area.getBoundingClientRect().height;
const topOf = ({ areas }: Screen) =>
	Math.min(...areas.map((area) => area.getBoundingClientRect().top));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Keeps what is kept also where plans that were drawn beside the results come or go. */
export function settle({ results, areas }: Screen): void {
	const height = kept.get(results);
	if (height === undefined) return;
	const [, ...others] = areas;
	results.style.minHeight = `${Math.max(0, height - sum(others.map(heightOf)))}px`;
}

function keep(screen: Screen, height: number): void {
	kept.set(screen.results, height);
	settle(screen);
}

export function free({ results }: Screen): void {
	kept.delete(results);
	results.style.minHeight = '';
}

function measure(screen: Screen): Size {
	const { results, areas } = screen;
	free(screen);
	const height = sum(areas.map(heightOf));
	if (height) return { height, cards: sum(areas.map(countPlans)) };
	return sizes.get(results) ?? { height, cards: 0 };
}

/** Notes how large it is, as long as there is something in it. */
export const note = (screen: Screen): void => void sizes.set(screen.results, measure(screen));

/**
 * Keeps the height of what is to be replaced, so that nothing below it moves while the visitor waits. An
 * answer that comes late keeps it, too: until the next question.
 */
export function reserve(screen: Screen) {
	const size = measure(screen);
	let isExtended = false;
	keep(screen, size.height);
	return {
		...size,
		/** To the end of the window at least: what comes is of a height that nobody knows, and moves nothing that is seen. */
		extend() {
			isExtended = true;
			keep(screen, Math.max(size.height, innerHeight - topOf(screen)));
		},
		/** Puts the answer in. Where a row above goes with it, the plans glide up, and what is below them stays. */
		fill(put: () => void) {
			const top = topOf(screen);
			put();
			const rise = top - topOf(screen);
			const height = kept.get(screen.results);
			if (!rise || height === undefined) return;
			keep(screen, height + rise);
			if (prefersStillness()) return;
			for (const area of screen.areas)
				area.animate(
					{ translate: [`0 ${rise}px`, '0'] },
					{ duration: 150, easing: 'ease-out' },
				);
		},
		/** What comes before the skeleton moves the page in the moment of the visitor's click; what comes later moves nothing. */
		release() {
			if (!isExtended) free(screen);
		},
	};
}
