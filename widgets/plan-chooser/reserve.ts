import { plansIn } from './offer.ts';

/** What moves this soon after a visitor's click has been asked for. A browser allows somewhat more. */
const SOON = 250;

interface Size {
	readonly height: number;
	readonly cards: number;
}

/** For an area that was emptied before. */
const sizes = new WeakMap<HTMLElement, Size>();

export const free = ({ style }: HTMLElement): void => {
	style.minHeight = '';
};

function measure(results: HTMLElement): Size {
	free(results);
	const { height } = results.getBoundingClientRect();
	if (height) return { height, cards: plansIn(results).length };
	return sizes.get(results) ?? { height, cards: 0 };
}

/** Notes how large it is, as long as there is something in it. */
export const note = (results: HTMLElement): void => void sizes.set(results, measure(results));

/**
 * Keeps the height of what is to be replaced, so that nothing below it moves while the visitor waits. An
 * answer that comes late keeps it, too: until the next question.
 */
export function reserve(results: HTMLElement) {
	const began = performance.now();
	const size = measure(results);
	results.style.minHeight = `${size.height}px`;
	return {
		...size,
		release() {
			if (performance.now() - began < SOON) free(results);
		},
	};
}
