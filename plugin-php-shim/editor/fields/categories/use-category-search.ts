import { useEffect, useState } from '@wordpress/element';
import { getPage, isAborted } from '../../shared/rest.ts';
import { categoryOf, CATEGORY_PARTS, type Category, type CategoryRow } from './category.ts';
import { scriptData } from '../script-data.ts';

/** The debounce time of the search in milliseconds. */
const DEBOUNCE = 250;

const query = { hide_empty: false, _fields: CATEGORY_PARTS };

export interface FoundCategories {
	readonly found: readonly Category[];
	/** Known categories by ID, used to show the parents of the found categories. */
	readonly known: ReadonlyMap<number, Category>;
}

async function search(words: string, signal: AbortSignal): Promise<FoundCategories> {
	const { categories } = scriptData();
	const page = await getPage<CategoryRow>(
		categories,
		{ ...query, search: words, per_page: 50 },
		signal,
	);
	const found = page.rows.map(categoryOf);
	const parents = [...new Set(found.map(({ parent }) => parent).filter(Boolean))];
	const above = parents.length
		? await getPage<CategoryRow>(categories, { ...query, include: parents }, signal)
		: { rows: [] };
	const known = new Map([...above.rows.map(categoryOf), ...found].map((each) => [each.id, each]));
	return { found, known };
}

/**
 * Searches categories by name. Returns undefined if there is no search text, or until the response
 * arrives.
 */
export function useCategorySearch(words: string): FoundCategories | undefined {
	const [found, setFound] = useState<FoundCategories>();
	useEffect(() => {
		setFound(undefined);
		if (!words.trim()) return undefined;
		const asking = new AbortController();
		const timer = setTimeout(() => {
			search(words.trim(), asking.signal).then(setFound, (cause: unknown) => {
				if (!isAborted(cause)) setFound({ found: [], known: new Map() });
			});
		}, DEBOUNCE);
		return () => {
			clearTimeout(timer);
			asking.abort();
		};
	}, [words]);
	return found;
}
