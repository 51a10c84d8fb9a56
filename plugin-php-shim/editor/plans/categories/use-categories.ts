import { useEffect, useState } from '@wordpress/element';
import { firstTerms, searchTerms, termsOf, upperTerms, withAncestors } from './term-repository.ts';
import { parentNames } from '../../shared/parent-names.ts';
import { inTree, matching, type Term, type TermAtDepth } from './term-tree.ts';

/** The debounce time of the search in milliseconds. */
const DEBOUNCE = 300;

interface Found {
	readonly shown: readonly (TermAtDepth & { readonly path: string })[];
	readonly isBusy: boolean;
	readonly isMissing: boolean;
}

interface Categories extends Found {
	readonly known: ReadonlyMap<number, Term>;
	/** The total number of categories, or null while it is unknown. */
	readonly total: number | null;
	readonly retry: () => void;
}

const NOTHING: Found = { shown: [], isBusy: true, isMissing: false };

const asTree = (terms: readonly Term[]) => inTree(terms).map((term) => ({ ...term, path: '' }));

/** Returns search results in which each category has the names of its ancestors. */
function asList(found: readonly Term[], all: readonly Term[]) {
	const known = new Map(all.map((term) => [term.id, term]));
	return found.map((term) => ({
		...term,
		depth: 0,
		path: parentNames(term, known).join(' › '),
	}));
}

/** Loads all categories if they fit into one response, otherwise only search results. */
export function useCategories(words: string, chosen: readonly number[]): Categories {
	const [known, know] = useState<ReadonlyMap<number, Term>>(new Map());
	const [all, keepAll] = useState<readonly Term[] | null>(null);
	const [total, count] = useState<number | null>(null);
	const [found, find] = useState<Found>(NOTHING);
	const [tries, again] = useState(0);
	const wanted = words.trim();

	const learn = (terms: readonly Term[]) =>
		know((before) => new Map([...before, ...terms.map((term) => [term.id, term] as const)]));

	useEffect(() => {
		const asking = new AbortController();
		const { signal } = asking;
		const look = async () => {
			if (all) {
				const shown = wanted ? asList(matching(all, wanted), all) : asTree(all);
				return find({ shown, isBusy: false, isMissing: false });
			}
			find((before) => ({ ...before, isBusy: true, isMissing: false }));
			if (wanted) {
				const { terms } = await searchTerms(wanted, signal);
				const family = await withAncestors(terms, signal);
				learn(family);
				return find({ shown: asList(terms, family), isBusy: false, isMissing: false });
			}
			const first = await firstTerms(signal);
			learn(first.terms);
			count(first.total);
			if (first.terms.length >= first.total) return keepAll(first.terms);
			const upper = await upperTerms(signal);
			learn(upper.terms);
			find({ shown: asTree(upper.terms), isBusy: false, isMissing: false });
		};
		const timer = setTimeout(
			() =>
				void look().catch(() => {
					if (!signal.aborted) find({ shown: [], isBusy: false, isMissing: true });
				}),
			wanted && !all ? DEBOUNCE : 0,
		);
		return () => {
			clearTimeout(timer);
			asking.abort();
		};
	}, [wanted, all, tries]);

	const unknown = chosen.filter((id) => !known.has(id)).join();
	useEffect(() => {
		if (unknown === '' || total === null) return;
		const asking = new AbortController();
		// If the category was deleted, the chooser shows its ID, so that the user can remove it.
		termsOf(unknown.split(',').map(Number), asking.signal).then(learn, () => undefined);
		return () => asking.abort();
	}, [unknown, total]);

	return { ...found, known, total, retry: () => again((times) => times + 1) };
}
