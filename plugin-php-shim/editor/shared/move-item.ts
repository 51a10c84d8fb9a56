/** Takes what is at `from` to `to`; past an end it stays where it is. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
	const item = list[from];
	if (item === undefined || to < 0 || to >= list.length || from === to) return list;
	return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
