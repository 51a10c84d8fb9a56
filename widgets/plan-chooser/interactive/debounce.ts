/** What is passed over sooner than this is not asked for. */
export const PAUSE = 250;

/** The first question goes at once; one that follows closely waits until no other has followed it. */
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
