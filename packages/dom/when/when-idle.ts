import type { Dispose } from '../disposables.ts';

/** Calls `run` once: when the browser is idle, or after `limit` milliseconds. */
export function whenIdle(limit: number, run: () => void): Dispose {
	// Safari has no `requestIdleCallback()`, so use a timeout there.
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(run, 1);
		return () => clearTimeout(timer);
	}
	const asked = requestIdleCallback(run, { timeout: limit });
	return () => cancelIdleCallback(asked);
}
