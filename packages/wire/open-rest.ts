import { ACCEPT, CONTACT_NAMESPACE } from '@gazetteer/contract';
import { WireError } from './error.ts';
import { request } from './request.ts';
import { restUrl } from './rest-url.ts';
import type { CallOptions, Fetch, Read, ReadAnswer } from './types.ts';

export interface OpenRestOptions {
	root: string;
	namespace?: string | undefined;
	fetch?: Fetch | undefined;
}

export interface OpenRestCall extends CallOptions {
	method?: 'GET' | 'POST' | undefined;
	body?: FormData | undefined;
}

export type OpenRest = <T>(path: string, read: Read<T>, call?: OpenRestCall) => Promise<T>;

/**
 * Returns the body of a response. A body may be missing (204), or be a list, because PHP encodes an
 * empty map as a list.
 */
function bodyIn(answer: ReadAnswer): unknown {
	const { body, text } = answer;
	if (typeof body !== 'object' || (body === null && text !== '')) {
		throw new WireError('invalid_json', { answer });
	}
	return body;
}

/**
 * Creates the function that makes the contact calls. They send no nonce, so that forms on cached
 * pages work. Spec §7.
 */
export function createOpenRest({
	root,
	namespace = CONTACT_NAMESPACE,
	fetch,
}: OpenRestOptions): OpenRest {
	return async (path, read, { method = 'GET', body, ...limits } = {}) => {
		const init = { method, headers: { Accept: ACCEPT }, body } as RequestInit;
		const url = restUrl(root, namespace, path);
		return read(bodyIn(await request(url, init, { ...limits, fetch })));
	};
}
