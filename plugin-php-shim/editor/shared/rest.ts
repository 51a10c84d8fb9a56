import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

export type Query = Readonly<Record<string, string | number | boolean | readonly number[]>>;

/** The maximum page size of WordPress's REST API. */
export const PAGE = 100;

export interface Page<Row> {
	readonly rows: readonly Row[];
	readonly total: number;
}

const address = (path: string, query: Query) => addQueryArgs(path, { ...query });

export const get = <Answer>(path: string, query: Query = {}, signal?: AbortSignal) =>
	apiFetch<Answer>({ path: address(path, query), ...(signal ? { signal } : {}) });

export const post = <Answer>(path: string, data: object, signal?: AbortSignal) =>
	apiFetch<Answer>({ path, method: 'POST', data, ...(signal ? { signal } : {}) });

/** Sends a request that continues after the page has unloaded (`keepalive`). */
export const postLasting = <Answer>(path: string, data: object) =>
	apiFetch<Answer>({ path, method: 'POST', data, keepalive: true });

/** Moves a post to the trash, so that the user can restore it. */
export const trash = <Answer>(path: string) => apiFetch<Answer>({ path, method: 'DELETE' });

export async function getPage<Row>(
	path: string,
	query: Query,
	signal?: AbortSignal,
): Promise<Page<Row>> {
	const response = await apiFetch<Response, false>({
		path: address(path, { per_page: PAGE, ...query }),
		parse: false,
		...(signal ? { signal } : {}),
	});
	const rows = (await response.json()) as Row[];
	return { rows, total: Number(response.headers.get('X-WP-Total') ?? rows.length) };
}

/** Loads all pages of a REST collection, one after another. */
export async function getAll<Row>(path: string, query: Query): Promise<readonly Row[]> {
	const rows: Row[] = [];
	for (let page = 1; ; page++) {
		const next = await getPage<Row>(path, { ...query, page });
		rows.push(...next.rows);
		if (next.rows.length === 0 || rows.length >= next.total) return rows;
	}
}

const noAnswer = () =>
	__('The site did not respond. Check your connection and try again.', 'gazetteer');

/**
 * Returns the server's error message if the response contains an error code, otherwise the fallback
 * text.
 */
export function failureText(cause: unknown, otherwise: string = noAnswer()): string {
	const { message, code } = (cause ?? {}) as { message?: unknown; code?: unknown };
	return typeof message === 'string' && message && code !== undefined && code !== 'fetch_error'
		? message
		: otherwise;
}

export const isAborted = (cause: unknown): boolean =>
	cause instanceof DOMException && cause.name === 'AbortError';
