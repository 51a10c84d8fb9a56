import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { given } from '../script-data.ts';
import type { Term } from './term-tree.ts';

const MOST = 100;
const FIELDS = '_fields=id,name,parent';

interface Found {
	readonly terms: readonly Term[];
	readonly total: number;
}

const decoded = (terms: readonly Term[]) =>
	terms.map(({ id, name, parent = 0 }) => ({ id, parent, name: decodeEntities(name) }));

async function ask(query: string, signal?: AbortSignal): Promise<Found> {
	const response = await apiFetch<Response, false>({
		path: `${given().categories}?${FIELDS}&per_page=${MOST}&${query}`,
		parse: false,
		...(signal && { signal }),
	});
	const terms = decoded((await response.json()) as Term[]);
	return { terms, total: Number(response.headers.get('X-WP-Total') ?? terms.length) };
}

/** The first of all, by name: the whole of them where they are few. */
export const firstTerms = (signal?: AbortSignal) => ask('orderby=name', signal);

/** The upper ones only, where there are too many to show at once. */
export const upperTerms = (signal?: AbortSignal) => ask('orderby=name&parent=0', signal);

export const searchTerms = (words: string, signal?: AbortSignal) =>
	ask(`search=${encodeURIComponent(words)}`, signal);

/** Those with these numbers, however many. */
export async function termsOf(ids: readonly number[], signal?: AbortSignal): Promise<Term[]> {
	const found: Term[] = [];
	for (let from = 0; from < ids.length; from += MOST) {
		const some = ids.slice(from, from + MOST).join(',');
		found.push(...(await ask(`include=${some}`, signal)).terms);
	}
	return found;
}

/** The ones above these, up to the top: a name alone may not say which of two it is. */
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
