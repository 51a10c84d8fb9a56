import type { CallOptions } from './types.ts';

/**
 * Returns a signal that aborts when the caller's signal aborts or the timeout ends. `expired()`
 * distinguishes the two. Some supported browsers lack `AbortSignal.any()`.
 */
export function deadline({ signal, timeout }: CallOptions) {
	const controller = new AbortController();
	let late = false;

	const follow = () => controller.abort(signal!.reason);
	const expire = () => {
		late = true;
		controller.abort();
	};

	if (signal?.aborted) {
		follow();
	}
	signal?.addEventListener('abort', follow);
	const timer = timeout === undefined ? undefined : setTimeout(expire, timeout);

	return {
		signal: controller.signal,
		expired: () => late,
		end() {
			clearTimeout(timer);
			signal?.removeEventListener('abort', follow);
		},
	};
}
