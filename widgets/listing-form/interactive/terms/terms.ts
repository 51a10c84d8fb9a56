/** An option of a select, prepared for searching. */
export interface Term {
	readonly value: string;
	readonly name: string;
	/** The names of the parent terms, the outermost first. */
	readonly within: readonly string[];
	readonly isChosen: boolean;
	/** The name without accents, in lower case. */
	readonly folded: string;
}

/** Matches the spaces and dashes that servers print before the names of child terms. */
const INDENT = /^(?:[\s\u00A0]*[-\u2013\u2014]+[\s\u00A0]+|[\s\u00A0]+)+/;

export const fold = (text: string) =>
	text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Returns the length of the indentation. An option is a child of the last option before it with a
 * shorter one.
 */
const indentOf = (label: string) => INDENT.exec(label)?.[0].length ?? 0;

/** Reads the options of a select. An option without a value means "no choice" and is left out. */
export function termsOf(options: Iterable<HTMLOptionElement>): Term[] {
	const above: { readonly indent: number; readonly name: string }[] = [];
	const terms: Term[] = [];
	for (const { value, text, label, selected, disabled, parentElement } of options) {
		if (value === '' || disabled) continue;
		const raw = text || label;
		const indent = indentOf(raw);
		const name = raw.replace(INDENT, '').trim();
		while (above.length && above.at(-1)!.indent >= indent) above.pop();
		const group = parentElement instanceof HTMLOptGroupElement ? [parentElement.label] : [];
		const within = [...group, ...above.map((one) => one.name)];
		above.push({ indent, name });
		terms.push({ value, name, within, isChosen: selected, folded: fold(name) });
	}
	return terms;
}

/**
 * Ranks a match: 0 at the start of the name, 1 at the start of a word, 2 elsewhere, -1 for no
 * match.
 */
function rankOf(folded: string, words: string): number {
	const at = folded.indexOf(words);
	if (at <= 0) return at;
	return /[\s\-/(,&]/.test(folded[at - 1]!) ? 1 : 2;
}

export interface FoundTerms {
	readonly terms: readonly Term[];
	/** The total number of matches. */
	readonly count: number;
}

/** Returns up to `most` terms whose names contain the typed text, best matches first. */
export function searchTerms(terms: readonly Term[], typed: string, most: number): FoundTerms {
	const words = fold(typed);
	if (words === '') return { terms: terms.slice(0, most), count: terms.length };
	const byRank: Term[][] = [[], [], []];
	for (const term of terms) byRank[rankOf(term.folded, words)]?.push(term);
	const found = byRank.flat();
	return { terms: found.slice(0, most), count: found.length };
}
