import { copyPart } from '@gazetteer/clean-html';
import { prefersReducedMotion } from '@gazetteer/dom';
import { HEADING, MAP } from '../markup.ts';

/** Attributes of the map that depend on the search. */
const MAP_ATTRIBUTES = ['data-query', 'data-bounds'];

/** Keeps the map of the page, because it may be open. If its attributes change, it asks again. */
function keepMap(results: Element, next: Element): void {
	const map = results.querySelector(MAP);
	const fresh = next.querySelector(MAP);
	if (!map || !fresh) return;
	for (const name of MAP_ATTRIBUTES) {
		const value = fresh.getAttribute(name);
		if (value === null) map.removeAttribute(name);
		else map.setAttribute(name, value);
	}
	fresh.replaceWith(map);
}

/**
 * Replaces the results. If the focused element is replaced, the focus moves to the control with the
 * same name, or to the number of results.
 */
export function swapResults(results: HTMLElement, fresh: HTMLElement): void {
	const focused = results.querySelector(':focus');
	const next = copyPart(fresh);
	keepMap(results, next);
	results.replaceChildren(...next.childNodes);
	if (!focused) return;
	const name = focused.getAttribute('name');
	const same = name && results.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
	(same || headingOf(results))?.focus({ preventScroll: true });
}

export const headingOf = (results: HTMLElement) => results.querySelector<HTMLElement>(HEADING);

/** Scrolls to the start of the results, if it is not visible. */
export function scrollToResults(results: HTMLElement): void {
	const { top } = results.getBoundingClientRect();
	if (top >= 0 && top < innerHeight / 2) return;
	results.scrollIntoView({
		block: 'start',
		behavior: prefersReducedMotion() ? 'auto' : 'smooth',
	});
}
