import type { Category } from './category.ts';

/**
 * The child categories, keyed by the parent's ID. If the map has no key for a parent, the children
 * are not loaded yet.
 */
export type Branches = ReadonlyMap<number, readonly Category[]>;

/** Groups categories by parent. A category whose parent is missing is at the top level. */
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
