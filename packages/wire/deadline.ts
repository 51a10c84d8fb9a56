import type { CallOptions } from './types.ts';

/**
 * One signal out of two reasons to stop: the caller's change of mind, and the end of our patience.
 * `AbortSignal.any` would do, but browsers that we serve lack it. `expired` tells the two apart.
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
