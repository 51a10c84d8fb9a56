export interface Latest {
	<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>;
	/** Drops what is under way, without asking anything new. */
	cancel: () => void;
}

/**
 * One question at a time: asking again drops the one before. What comes back late, answer or
 * failure, ends as an AbortError, so that it can overwrite nothing.
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
