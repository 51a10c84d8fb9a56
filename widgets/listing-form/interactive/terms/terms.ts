/** One option of a list, ready to be searched. */
export interface Term {
	readonly value: string;
	readonly name: string;
	/** The names of what it is within, the outermost first. */
	readonly within: readonly string[];
	readonly isChosen: boolean;
	/** Its name without accents and capitals. */
	readonly folded: string;
}

/** Blanks and dashes by which servers set in what is within something else. */
const INDENT = /^(?:[\s\u00A0]*[-\u2013\u2014]+[\s\u00A0]+|[\s\u00A0]+)+/;

export const fold = (text: string) =>
	text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** How deep an option is set in: longer than those before it means within the last that is shorter. */
const indentOf = (label: string) => INDENT.exec(label)?.[0].length ?? 0;

/** The options of a select. One without a value stands for no choice and is none. */
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

/** What begins with the words comes first, then what has a word that does, then what has them anywhere. */
function rankOf(folded: string, words: string): number {
	const at = folded.indexOf(words);
	if (at <= 0) return at;
	return /[\s\-/(,&]/.test(folded[at - 1]!) ? 1 : 2;
}

export interface FoundTerms {
	readonly terms: readonly Term[];
	/** Of how many these are the first. */
	readonly count: number;
}

/** The terms that have the words in their names: as many as a list can show. */
export function searchTerms(terms: readonly Term[], typed: string, most: number): FoundTerms {
	const words = fold(typed);
	if (words === '') return { terms: terms.slice(0, most), count: terms.length };
	const byRank: Term[][] = [[], [], []];
	for (const term of terms) byRank[rankOf(term.folded, words)]?.push(term);
	const found = byRank.flat();
	return { terms: found.slice(0, most), count: found.length };
}
