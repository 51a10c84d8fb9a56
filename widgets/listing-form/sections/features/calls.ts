import { ACTION, TIMING, type TermDetailsRequest } from '@gazetteer/contract';
import type { Ajax } from '@gazetteer/wire';

export interface Feature {
	readonly id: string;
	readonly name: string;
}

/** What a category asks for. */
export interface CategoryDetails {
	readonly heading: string;
	/** In the server's order. */
	readonly features: readonly Feature[];
	readonly chosen: ReadonlySet<string>;
	/** HTML of fields. */
	readonly fields: string;
}

const isWord = (value: unknown): value is string | number =>
	typeof value === 'string' || typeof value === 'number';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** An empty map is a list or null, and each number may have a space before it. */
const words = (map: unknown) =>
	Object.entries(Object(map)).flatMap(([key, value]) =>
		isWord(value) ? [[key.trim(), String(value).trim()] as const] : [],
	);

export function readDetails(body: unknown): CategoryDetails {
	const { tags, lpselectedtags, featuretitle, fields } = body as Record<string, unknown>;
	return {
		heading: text(featuretitle),
		features: words(tags).flatMap(([id, name]) => (name ? [{ id, name }] : [])),
		chosen: new Set(words(lpselectedtags).map(([, id]) => id)),
		fields: text(fields),
	};
}

/** Features and fields of the chosen categories, filled in as the listing has them. */
export function detailsOf(
	ajax: Ajax,
	categories: readonly string[],
	isList: boolean,
	listing: string,
	signal: AbortSignal,
): Promise<CategoryDetails> {
	const request: TermDetailsRequest = {
		term_id: isList ? categories : (categories[0] ?? ''),
		listing_id: (listing as '') || '',
	};
	return ajax(ACTION.termDetails, { ...request }, readDetails, {
		signal,
		timeout: TIMING.contactLimit,
	});
}
