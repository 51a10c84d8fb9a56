/** The minimum interval between two requests in milliseconds. */
export const PAUSE = 250;

/** Sends the first request immediately. Delays a request that soon follows the previous one. */
export function createDebounce(pause = PAUSE) {
	let last = -Infinity;

	return (signal: AbortSignal): Promise<void> => {
		const since = performance.now() - last;
		last = performance.now();
		return new Promise((go, drop) => {
			if (since >= pause) return go();
			const timer = setTimeout(go, pause);
			signal.addEventListener('abort', () => {
				clearTimeout(timer);
				drop(signal.reason as Error);
			});
		});
	};
}
