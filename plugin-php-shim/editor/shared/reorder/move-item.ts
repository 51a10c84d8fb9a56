/** The list with one item moved. Positions beyond the ends are clamped. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
	const item = items[from];
	if (item === undefined) return [...items];
	const place = Math.max(0, Math.min(items.length - 1, to));
	return items.toSpliced(from, 1).toSpliced(place, 0, item);
}
