import type { Dispose } from '../disposables.ts';

/** Runs once, when the page is idle or after the limit. */
export function whenIdle(limit: number, run: () => void): Dispose {
	// Safari has no idle callback, so use the next task.
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(run, 1);
		return () => clearTimeout(timer);
	}
	const asked = requestIdleCallback(run, { timeout: limit });
	return () => cancelIdleCallback(asked);
}
