const COUNTS = 3;

/**
 * WordPress’s own housekeeping occasionally adds queries to a request, so use the lowest of three
 * counts.
 */
export async function cheapest(count: () => Promise<number>): Promise<number> {
	const counts: number[] = [];
	while (counts.length < COUNTS) counts.push(await count());
	return Math.min(...counts);
}
