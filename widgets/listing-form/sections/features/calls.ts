import { ACTION, TIMING, type TermDetailsRequest } from '@gazetteer/contract';
import type { Ajax } from '@gazetteer/wire';

export interface Feature {
	readonly id: string;
	readonly name: string;
}

/** The features and custom fields of the selected categories. */
export interface CategoryDetails {
	readonly heading: string;
	/** In the order of the server's response. */
	readonly features: readonly Feature[];
	readonly chosen: ReadonlySet<string>;
	/** HTML of the custom fields. */
	readonly fields: string;
}

const isWord = (value: unknown): value is string | number =>
	typeof value === 'string' || typeof value === 'number';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** PHP encodes an empty map as a list or null. Some servers put a space before each key. */
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

/**
 * Requests the features and fields of the selected categories, with the values of the saved
 * listing.
 */
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
