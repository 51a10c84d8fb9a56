/**
 * Returns a function that runs async work once, and returns the same promise to all callers. After
 * a failure, the next call runs the work again.
 */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
	let coming: Promise<Result> | undefined;

	return () =>
		(coming ??= work().catch((error: unknown) => {
			coming = undefined;
			throw error;
		}));
}
