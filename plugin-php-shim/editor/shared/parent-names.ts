interface Category {
	readonly id: number;
	readonly name: string;
	/** 0 at the top. */
	readonly parent: number;
}

/** The names above a category, from the top down, as far as they are known. */
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
