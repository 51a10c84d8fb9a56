import { prefersReducedMotion } from '@gazetteer/dom';
import type { Screen } from '../screen.ts';
import { countPlans } from './offer.ts';

interface Size {
	readonly height: number;
	readonly cards: number;
}

/** The last height and card count, by results element. Used while the results are empty. */
const sizes = new WeakMap<HTMLElement, Size>();
/** The reserved height in pixels, by results element. */
const heights = new WeakMap<HTMLElement, number>();

const heightOf = (area: HTMLElement) => area.getBoundingClientRect().height;
const topOf = ({ areas }: Screen) =>
	Math.min(...areas.map((area) => area.getBoundingClientRect().top));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Applies the reserved height. Subtracts the current height of the other areas with plans. */
export function applyHeight({ results, areas }: Screen): void {
	const height = heights.get(results);
	if (height === undefined) return;
	const [, ...others] = areas;
	results.style.minHeight = `${Math.max(0, height - sum(others.map(heightOf)))}px`;
}

function setHeight(screen: Screen, height: number): void {
	heights.set(screen.results, height);
	applyHeight(screen);
}

export function removeHeight({ results }: Screen): void {
	heights.delete(results);
	results.style.minHeight = '';
}

function measure(screen: Screen): Size {
	const { results, areas } = screen;
	removeHeight(screen);
	const height = sum(areas.map(heightOf));
	if (height) return { height, cards: sum(areas.map(countPlans)) };
	return sizes.get(results) ?? { height, cards: 0 };
}

/** Stores the current height and card count, before the results are emptied. */
export const rememberSize = (screen: Screen): void =>
	void sizes.set(screen.results, measure(screen));

/**
 * Reserves the height of the current plans, so that nothing below moves during a request. After a
 * slow response, the height stays reserved until the next request.
 */
export function reserve(screen: Screen) {
	const size = measure(screen);
	let isExtended = false;
	setHeight(screen, size.height);
	return {
		...size,
		/**
		 * Extends the reserved height to the bottom of the window, because the height of the
		 * response is unknown and must not cause a visible layout shift.
		 */
		extend() {
			isExtended = true;
			setHeight(screen, Math.max(size.height, innerHeight - topOf(screen)));
		},
		/**
		 * Shows the response. If an element above the plans disappears at the same time, the plans
		 * move up in an animation. The content below does not move.
		 */
		fill(put: () => void) {
			const top = topOf(screen);
			put();
			const rise = top - topOf(screen);
			const height = heights.get(screen.results);
			if (!rise || height === undefined) return;
			setHeight(screen, height + rise);
			if (prefersReducedMotion()) return;
			for (const area of screen.areas)
				area.animate(
					{ translate: [`0 ${rise}px`, '0'] },
					{ duration: 150, easing: 'ease-out' },
				);
		},
		/**
		 * Removes the reserved height, unless the skeleton was shown. Browsers do not count a shift
		 * soon after a click as a layout shift, so a fast response may move the page.
		 */
		release() {
			if (!isExtended) removeHeight(screen);
		},
	};
}
