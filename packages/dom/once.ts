/** Runs an async function once and shares its result. After a failure, the next call runs it again. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
	let coming: Promise<Result> | undefined;

	return () =>
		(coming ??= work().catch((error: unknown) => {
			coming = undefined;
			throw error;
		}));
}
