import type { Category } from './category.ts';

/** What is below a category, by its id; a category that is not among them was not looked into yet. */
export type Branches = ReadonlyMap<number, readonly Category[]>;

/** All there is, sorted under its parents. One whose parent is missing stands at the top. */
export function branchesOf(categories: readonly Category[]): Branches {
	const branches = new Map<number, Category[]>([[0, []]]);
	for (const { id } of categories) branches.set(id, []);
	for (const category of categories) {
		const parent = branches.has(category.parent) ? category.parent : 0;
		branches.get(parent)?.push(category);
	}
	return branches;
}

export const withBranch = (
	branches: Branches,
	parent: number,
	below: readonly Category[],
): Branches => new Map([...branches, [parent, below]]);
