const COUNTS = 3;

/** The site's own housekeeping, which falls to a call now and then, is not the call's cost: the cheapest of three counts. */
export async function cheapest(count: () => Promise<number>): Promise<number> {
	const counts: number[] = [];
	while (counts.length < COUNTS) counts.push(await count());
	return Math.min(...counts);
}
