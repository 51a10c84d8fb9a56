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
	/** For members only; a guest's call needs no proof. */
	nonce?: string | undefined;
	/** The AJAX endpoint, where a member gets a fresh nonce when a page has been open for long. */
	ajax?: string | undefined;
	fetch?: Fetch | undefined;
}

export interface RestCall extends CallOptions {
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
	/** Sent as JSON. */
	json?: unknown;
	body?: FormData | undefined;
}

export type Rest = <T>(path: string, read: Read<T>, call?: RestCall) => Promise<T>;

/** What WordPress answers when a member's proof has grown old. */
const STALE = '"rest_cookie_invalid_nonce"';

/** A visitor who is no longer signed in gets a page or a `0` in its place. */
const NONCE = /^[0-9a-f]{10}$/;

const isStaleNonce = (error: unknown): error is WireError =>
	error instanceof WireError && (error.answer?.text.includes(STALE) ?? false);

/** WordPress hands out a fresh one under this AJAX action; null means that the session is over. */
async function freshNonce(ajax: string, options: ExchangeOptions): Promise<string | null> {
	const address = `${ajax}${ajax.includes('?') ? '&' : '?'}action=rest-nonce`;
	const { text } = await exchange(address, {}, options);
	return NONCE.test(text.trim()) ? text.trim() : null;
}

/** api-fetch asks for every answer in the user's own language, which a visitor's page is not in. */
const withoutLocale = (url: string) =>
	url.replace(/([?&])_locale=user(&|$)/, (_found, before, after) => (after ? before : ''));

/** Replaces the fetch handler of api-fetch, whose message for a lost connection differs from the specification. */
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
 * Our own REST calls, through our own bundled copy of api-fetch: its handler is one for the whole
 * copy, which is why it is set right before each call, and why the page's `wp.apiFetch` never is.
 */
export function createRest({ root, namespace, nonce, ajax, fetch }: RestOptions): Rest {
	let proof = nonce;

	const send = (path: string, { method = 'GET', json, body, ...limits }: RestCall) => {
		const url = restUrl(root, namespace, path);
		const options = { url, method, data: json, body } as APIFetchOptions<true>;
		const ask = (proven: APIFetchOptions) => {
			apiFetch.setFetchHandler(handlerWith({ ...limits, fetch }));
			return apiFetch<unknown>(proven as APIFetchOptions<true>);
		};
		return proof ? apiFetch.createNonceMiddleware(proof)(options, ask) : ask(options);
	};

	return async (path, read, call = {}) => {
		try {
			return read(await send(path, call));
		} catch (error) {
			if (!isStaleNonce(error) || !proof || !ajax) {
				throw error;
			}
			const fresh = await freshNonce(ajax, { signal: call.signal, fetch });
			if (!fresh) {
				throw error;
			}
			proof = fresh;
			return read(await send(path, call));
		}
	};
}
