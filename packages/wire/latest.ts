export interface Latest {
	<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>;
	/** Aborts the running call. */
	cancel: () => void;
}

/**
 * Runs one call at a time: a new call aborts the previous one. A late result of that call rejects with an AbortError,
 * so that it cannot overwrite anything.
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
