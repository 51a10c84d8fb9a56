/** Does something once, however often it is asked for. What failed is done again the next time. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
	let coming: Promise<Result> | undefined;

	return () =>
		(coming ??= work().catch((error: unknown) => {
			coming = undefined;
			throw error;
		}));
}
