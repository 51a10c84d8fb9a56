interface Category {
	readonly id: number;
	readonly name: string;
	/** The ID of the parent, or 0 at the top level. */
	readonly parent: number;
}

/** Returns the names of a category's ancestors that are in `known`, top level first. */
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
