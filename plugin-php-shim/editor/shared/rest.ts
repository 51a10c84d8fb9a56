import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

export type Query = Readonly<Record<string, string | number | boolean | readonly number[]>>;

/** The most that WordPress gives at once. */
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

/** The request goes on when its page is left. */
export const postLasting = <Answer>(path: string, data: object) =>
	apiFetch<Answer>({ path, method: 'POST', data, keepalive: true });

/** Into the trash, from where it can come back. */
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

/** All pages, one after the other. */
export async function getAll<Row>(path: string, query: Query): Promise<readonly Row[]> {
	const rows: Row[] = [];
	for (let page = 1; ; page++) {
		const next = await getPage<Row>(path, { ...query, page });
		rows.push(...next.rows);
		if (next.rows.length === 0 || rows.length >= next.total) return rows;
	}
}

const noAnswer = () =>
	__('The site did not answer. Check your connection and try again.', 'gazetteer');

/** What went wrong, in words: the server's own where it gave any, which it does with a code. */
export function failureText(cause: unknown, otherwise: string = noAnswer()): string {
	const { message, code } = (cause ?? {}) as { message?: unknown; code?: unknown };
	return typeof message === 'string' && message && code !== undefined && code !== 'fetch_error'
		? message
		: otherwise;
}

export const isAborted = (cause: unknown): boolean =>
	cause instanceof DOMException && cause.name === 'AbortError';
