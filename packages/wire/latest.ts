export interface Latest {
	<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>;
	/** Aborts the running call. */
	cancel: () => void;
}

/**
 * Runs one call at a time. A new call aborts the previous one, which rejects with an AbortError
 * even if its response has arrived.
 */
export function latest(): Latest {
	let current: AbortController | undefined;

	async function ask<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
		current?.abort();
		const { signal } = (current = new AbortController());
		try {
			return await task(signal);
		} finally {
			signal.throwIfAborted();
		}
	}

	return Object.assign(ask, { cancel: () => current?.abort() });
}
