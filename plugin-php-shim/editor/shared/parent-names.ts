interface Category {
	readonly id: number;
	readonly name: string;
	/** 0 for the top level. */
	readonly parent: number;
}

/** The names of the known ancestors of a category, top level first. */
export function parentNames(category: Category, known: ReadonlyMap<number, Category>): string[] {
	const names: string[] = [];
	const seen = new Set([category.id]);
	for (let above = known.get(category.parent); above && !seen.has(above.id);) {
		seen.add(above.id);
		names.unshift(above.name);
		above = known.get(above.parent);
	}
	return names;
}
