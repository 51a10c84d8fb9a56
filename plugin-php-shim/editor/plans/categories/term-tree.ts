export interface Term {
	readonly id: number;
	readonly name: string;
	/** The ID of the parent, or 0 at the top level. */
	readonly parent: number;
}

export interface TermAtDepth extends Term {
	readonly depth: number;
}

/** Sorts terms into tree order. A term whose parent is missing is at the top level. */
export function inTree(terms: readonly Term[]): TermAtDepth[] {
	const known = new Set(terms.map(({ id }) => id));
	const below = new Map<number, Term[]>();
	for (const term of terms) {
		const parent = known.has(term.parent) ? term.parent : 0;
		below.set(parent, [...(below.get(parent) ?? []), term]);
	}
	const seen = new Set<number>();
	const from = (parent: number, depth: number): TermAtDepth[] =>
		(below.get(parent) ?? []).flatMap((term) => {
			if (seen.has(term.id)) return [];
			seen.add(term.id);
			return [{ ...term, depth }, ...from(term.id, depth + 1)];
		});
	return from(0, 0);
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Returns terms whose name contains the search text, ignoring accents and case. */
export const matching = (terms: readonly Term[], words: string) =>
	terms.filter(({ name }) => folded(name).includes(folded(words.trim())));
