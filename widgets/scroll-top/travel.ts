import { TIMING } from '@gazetteer/contract';
import { prefersStillness } from '@gazetteer/dom';

let journey: AbortController | undefined;

/** Ends the one journey a page can be on, wherever it has come to. */
export const stopTravel = () => {
	journey?.abort();
	journey = undefined;
};

/** Puts the focus before everything, so that the next Tab meets the page's first link, as after loading. */
const focusPageStart = () => {
	const { body } = document;
	body.tabIndex = -1;
	body.focus({ preventScroll: true });
	// At once: the browser keeps the place all the same, and draws no outline round the whole page.
	body.removeAttribute('tabindex');
};

/** A visitor who goes another way meanwhile has the last word. A key held down is still the one that began it. */
const otherWay = (event: Event) => (event as KeyboardEvent).repeat || stopTravel();

/**
 * Scrolls to the top in the specified time, which the browser's own smooth scrolling does not keep. The
 * focus comes along.
 */
export const travel = () => {
	if (journey) return;
	journey = new AbortController();
	const { signal } = journey;
	const from = scrollY;
	const duration = prefersStillness() ? 0 : TIMING.scrollTopTravel;
	let began: number | undefined;

	const step = (now: number) => {
		if (signal.aborted) return;
		const passed = now - (began ??= now);
		const ahead = passed < duration ? (1 + Math.cos((passed / duration) * Math.PI)) / 2 : 0;
		// A theme's `scroll-behavior` has no say in a single frame.
		scrollTo({ top: from * ahead, behavior: 'instant' });
		if (ahead) return requestAnimationFrame(step);
		stopTravel();
		focusPageStart();
	};
	requestAnimationFrame(step);
	for (const type of ['wheel', 'touchstart', 'keydown']) {
		addEventListener(type, otherWay, { passive: true, signal });
	}
};
