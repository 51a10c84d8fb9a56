import apiFetch, { type APIFetchOptions, type FetchHandler } from '@wordpress/api-fetch';
import { ACCEPT } from '@gazetteer/contract';
import { WireError } from './error.ts';
import { exchange, type ExchangeOptions } from './exchange.ts';
import { request } from './request.ts';
import { restUrl } from './rest-url.ts';
import type { CallOptions, Fetch, Read } from './types.ts';

export interface RestOptions {
	root: string;
	namespace: string;
	/** The REST nonce of a logged-in user. Guests need none. */
	nonce?: string | undefined;
	/** The AJAX endpoint, which returns a new nonce if the page was open for too long. */
	ajax?: string | undefined;
	fetch?: Fetch | undefined;
}

export interface RestCall extends CallOptions {
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
	/** The request body, sent as JSON. */
	json?: unknown;
	body?: FormData | undefined;
}

export type Rest = <T>(path: string, read: Read<T>, call?: RestCall) => Promise<T>;

/** Part of WordPress's response to an expired nonce. */
const EXPIRED_NONCE = '"rest_cookie_invalid_nonce"';

/** Matches a nonce. If the user is logged out, WordPress returns a page or `0` instead. */
const NONCE = /^[0-9a-f]{10}$/;

const isExpiredNonce = (error: unknown): error is WireError =>
	error instanceof WireError && (error.answer?.text.includes(EXPIRED_NONCE) ?? false);

/**
 * Requests a new nonce with WordPress's AJAX action `rest-nonce`. Returns null if the session is
 * over.
 */
async function freshNonce(ajax: string, options: ExchangeOptions): Promise<string | null> {
	const address = `${ajax}${ajax.includes('?') ? '&' : '?'}action=rest-nonce`;
	const { text } = await exchange(address, {}, options);
	return NONCE.test(text.trim()) ? text.trim() : null;
}

/**
 * Removes the parameter that api-fetch adds to get responses in the user's language. The page has
 * the site's language.
 */
const withoutLocale = (url: string) =>
	url.replace(/([?&])_locale=user(&|$)/, (_found, before, after) => (after ? before : ''));

/**
 * A fetch handler for api-fetch. The default handler has another message for a lost connection than
 * the specification.
 */
const handlerWith =
	(options: ExchangeOptions): FetchHandler =>
	async ({ url, path: _path, data, parse: _parse, headers, signal: _signal, ...init }) => {
		const json = data === undefined ? {} : { 'Content-Type': 'application/json' };
		const body = data === undefined ? {} : { body: JSON.stringify(data) };
		const answer = await request(
			withoutLocale(url!),
			{ ...init, ...body, headers: { Accept: ACCEPT, ...json, ...headers } },
			options,
		);
		return answer.body;
	};

/**
 * Creates the function that makes REST calls through our bundled copy of api-fetch. The copy has
 * only one fetch handler, so it is set before each call. The page's own `wp.apiFetch` stays
 * unchanged.
 */
export function createRest({ root, namespace, nonce, ajax, fetch }: RestOptions): Rest {
	let currentNonce = nonce;

	const send = (path: string, { method = 'GET', json, body, ...limits }: RestCall) => {
		const url = restUrl(root, namespace, path);
		const options = { url, method, data: json, body } as APIFetchOptions<true>;
		const ask = (proven: APIFetchOptions) => {
			apiFetch.setFetchHandler(handlerWith({ ...limits, fetch }));
			return apiFetch<unknown>(proven as APIFetchOptions<true>);
		};
		return currentNonce
			? apiFetch.createNonceMiddleware(currentNonce)(options, ask)
			: ask(options);
	};

	return async (path, read, call = {}) => {
		try {
			return read(await send(path, call));
		} catch (error) {
			if (!isExpiredNonce(error) || !currentNonce || !ajax) {
				throw error;
			}
			const fresh = await freshNonce(ajax, { signal: call.signal, fetch });
			if (!fresh) {
				throw error;
			}
			currentNonce = fresh;
			return read(await send(path, call));
		}
	};
}
