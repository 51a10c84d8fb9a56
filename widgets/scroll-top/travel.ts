import { TIMING } from '@gazetteer/contract';
import { prefersReducedMotion } from '@gazetteer/dom';

let journey: AbortController | undefined;

/** Stops the scrolling at its current position. */
export const stopTravel = () => {
	journey?.abort();
	journey = undefined;
};

/**
 * Moves the focus to the start of the page, so that the next Tab reaches the first link, as after
 * loading.
 */
const focusPageStart = () => {
	const { body } = document;
	body.tabIndex = -1;
	body.focus({ preventScroll: true });
	// Removing the attribute keeps the focus position, but the browser shows no outline around the
	// page.
	body.removeAttribute('tabindex');
};

/**
 * Stops the scrolling when the visitor scrolls or presses a key. Ignores repeated keydown events,
 * because the visitor may still hold the key that started the scrolling.
 */
const interrupted = (event: Event) => (event as KeyboardEvent).repeat || stopTravel();

/**
 * Scrolls to the top in the specified time, which native smooth scrolling does not support, and
 * moves the focus.
 */
export const travel = () => {
	if (journey) return;
	journey = new AbortController();
	const { signal } = journey;
	const from = scrollY;
	const duration = prefersReducedMotion() ? 0 : TIMING.scrollTopTravel;
	let began: number | undefined;

	const step = (now: number) => {
		if (signal.aborted) return;
		const passed = now - (began ??= now);
		const ahead = passed < duration ? (1 + Math.cos((passed / duration) * Math.PI)) / 2 : 0;
		// `instant` overrides a theme's `scroll-behavior`, which would animate each step.
		scrollTo({ top: from * ahead, behavior: 'instant' });
		if (ahead) return requestAnimationFrame(step);
		stopTravel();
		focusPageStart();
	};
	requestAnimationFrame(step);
	for (const type of ['wheel', 'touchstart', 'keydown']) {
		addEventListener(type, interrupted, { passive: true, signal });
	}
};
