import type { Dispose } from '../disposables.ts';

/** Runs once, when the page is quiet or the limit is over. */
export function whenIdle(limit: number, run: () => void): Dispose {
	// Safari has no idle callback: there the next task will do.
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(run, 1);
		return () => clearTimeout(timer);
	}
	const asked = requestIdleCallback(run, { timeout: limit });
	return () => cancelIdleCallback(asked);
}
