import type { Dispose } from '../disposables.ts';

/**
 * Calls `run` once, when the element is within the margin of the viewport. Without
 * IntersectionObserver, calls `run` immediately.
 */
export function whenVisible(element: Element, margin: string, run: () => void): Dispose {
	if (!('IntersectionObserver' in window)) {
		run();
		return () => {};
	}
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			run();
		},
		{ rootMargin: margin },
	);
	observer.observe(element);
	return () => observer.disconnect();
}
