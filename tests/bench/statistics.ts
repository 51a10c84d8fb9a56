export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The interquartile range relative to the median. One odd round does not matter. */
export function spread(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const quarter = Math.floor(sorted.length / 4);
	return (sorted[sorted.length - 1 - quarter]! - sorted[quarter]!) / median(values);
}
