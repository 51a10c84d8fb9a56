import { copyPart } from '@gazetteer/clean-html';
import { prefersReducedMotion } from '@gazetteer/dom';
import { HEADING } from '../markup.ts';

/**
 * Replaces the results. If the focused element is replaced, the focus moves to the control with the
 * same name, or to the number of results.
 */
export function swapResults(results: HTMLElement, fresh: HTMLElement): void {
	const focused = results.querySelector(':focus');
	results.replaceChildren(...copyPart(fresh).childNodes);
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
