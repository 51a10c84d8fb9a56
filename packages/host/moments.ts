import { DISTANCE, MARK, TIMING } from '@gazetteer/contract';
import { onAny } from './on-any.ts';
import type { Moment } from './types.ts';

type Await = (run: () => void, element: HTMLElement, signal: AbortSignal) => void;

/** Without a prototype, so that the page's attribute cannot match inherited properties. */
const MOMENTS: Readonly<Record<string, Await>> = {
	// @ts-expect-error
	__proto__: null,
	load: (run) => run(),
	// Safari has no idle callback, so use the next task.
	idle: (run) =>
		(window.requestIdleCallback ?? setTimeout)(run, { timeout: TIMING.idleLimit } as never),
	visible(run, element) {
		const seen: IntersectionObserverCallback = (entries, observer) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			observer.disconnect();
			run();
		};
		new IntersectionObserver(seen, { rootMargin: DISTANCE.visibleMargin }).observe(element);
	},
	// The triggers of a bare form, such as reply links, are elsewhere on the page, so do not wait for them.
	intent: (run, element, signal) =>
		element.querySelector(':scope>form')
			? run()
			: onAny(element, 'pointerover focusin keydown click', run, signal),
	interaction: (run, element, signal) =>
		onAny(element, 'pointerdown focusin keydown click', run, signal),
	// A restored page, or one opened at an #anchor, is already scrolled.
	scroll: (run, _element, signal) =>
		scrollY ? run() : addEventListener('scroll', run, { once: true, signal }),
};

/** The moment that the page requests, if it is known, or the default of the widget. */
export const momentOf = (element: HTMLElement, own: Moment): Await =>
	(MOMENTS[element.getAttribute(MARK.when) ?? own] ?? MOMENTS[own])!;
