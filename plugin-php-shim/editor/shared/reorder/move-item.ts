/** Returns the list with one item moved. A position outside of the list means its start or end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
	const item = items[from];
	if (item === undefined) return [...items];
	const place = Math.max(0, Math.min(items.length - 1, to));
	return items.toSpliced(from, 1).toSpliced(place, 0, item);
}
