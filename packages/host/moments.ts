import { DISTANCE, MARK, TIMING } from '@gazetteer/contract';
import { onAny } from './on-any.ts';
import type { Moment } from './types.ts';

type Await = (run: () => void, element: HTMLElement, signal: AbortSignal) => void;

/**
 * The prototype is null, because the page's attribute could name an inherited property such as
 * `constructor`.
 */
const MOMENTS: Readonly<Record<string, Await>> = {
	// @ts-expect-error
	__proto__: null,
	load: (run) => run(),
	// Safari has no `requestIdleCallback()`, so use a timeout there.
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
	// If the element directly contains a form, the links that trigger the widget (such as reply
	// links) are elsewhere on the page. In this case, start immediately.
	intent: (run, element, signal) =>
		element.querySelector(':scope>form')
			? run()
			: onAny(element, 'pointerover focusin keydown click', run, signal),
	interaction: (run, element, signal) =>
		onAny(element, 'pointerdown focusin keydown click', run, signal),
	// A page that is restored, or opened at an #anchor, is already scrolled.
	scroll: (run, _element, signal) =>
		scrollY ? run() : addEventListener('scroll', run, { once: true, signal }),
};

/**
 * Returns the moment in the element's attribute, or the widget's default if the attribute is
 * missing or unknown.
 */
export const momentOf = (element: HTMLElement, own: Moment): Await =>
	(MOMENTS[element.getAttribute(MARK.when) ?? own] ?? MOMENTS[own])!;
