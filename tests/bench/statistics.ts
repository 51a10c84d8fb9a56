export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How far the middle half of the values lies apart, against the median. One odd round does not count. */
export function spread(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const quarter = Math.floor(sorted.length / 4);
	return (sorted[sorted.length - 1 - quarter]! - sorted[quarter]!) / median(values);
}
