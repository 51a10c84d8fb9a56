import { decodeEntities } from '@wordpress/html-entities';
import { getPage, PAGE, type Query } from '../../shared/rest.ts';
import { scriptData } from '../script-data.ts';
import type { Term } from './term-tree.ts';

const PARTS = 'id,name,parent';

interface Found {
	readonly terms: readonly Term[];
	readonly total: number;
}

const decoded = (terms: readonly Term[]) =>
	terms.map(({ id, name, parent = 0 }) => ({ id, parent, name: decodeEntities(name) }));

async function ask(query: Query, signal?: AbortSignal): Promise<Found> {
	const { rows, total } = await getPage<Term>(
		scriptData().categories,
		{ _fields: PARTS, ...query },
		signal,
	);
	return { terms: decoded(rows), total };
}

/** Loads the first page of categories by name. Most sites have no further page. */
export const firstTerms = (signal?: AbortSignal) => ask({ orderby: 'name' }, signal);

/** Loads the top-level categories, for sites with too many categories to list. */
export const upperTerms = (signal?: AbortSignal) => ask({ orderby: 'name', parent: 0 }, signal);

export const searchTerms = (words: string, signal?: AbortSignal) => ask({ search: words }, signal);

/** Loads categories by ID, in batches. */
export async function termsOf(ids: readonly number[], signal?: AbortSignal): Promise<Term[]> {
	const found: Term[] = [];
	for (let from = 0; from < ids.length; from += PAGE) {
		const include = ids.slice(from, from + PAGE);
		found.push(...(await ask({ include }, signal)).terms);
	}
	return found;
}

/** Adds the ancestors of categories, because a name alone may be ambiguous. */
export async function withAncestors(
	terms: readonly Term[],
	signal?: AbortSignal,
): Promise<readonly Term[]> {
	const all = [...terms];
	for (;;) {
		const known = new Set(all.map(({ id }) => id));
		const missing = [...new Set(all.map(({ parent }) => parent))].filter(
			(id) => id > 0 && !known.has(id),
		);
		const above = missing.length > 0 ? await termsOf(missing, signal) : [];
		if (above.length === 0) return all;
		all.push(...above);
	}
}
