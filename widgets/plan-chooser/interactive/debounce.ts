/** Milliseconds between two requests below which the second one waits. */
export const PAUSE = 250;

/**
 * The first request is sent immediately. A request soon after the previous one waits for a pause.
 */
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
