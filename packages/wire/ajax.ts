import { ACCEPT, actionName, type Action } from '@gazetteer/contract';
import { WireError } from './error.ts';
import { objectWithin } from './object-within.ts';
import { request } from './request.ts';
import type { CallOptions, Fetch, Param, Params, Read, ReadAnswer } from './types.ts';

export interface AjaxOptions {
	endpoint: string;
	prefix?: string | undefined;
	fetch?: Fetch | undefined;
}

export type Ajax = <T>(
	action: Action,
	params: Params | FormData,
	read: Read<T>,
	options?: CallOptions,
) => Promise<T>;

/** Every call of this kind answers with an object; `0` and `-1` are how WordPress shrugs. */
function objectIn(answer: ReadAnswer): object {
	const { body } = answer;
	if (typeof body !== 'object' || body === null || Array.isArray(body)) {
		throw new WireError('invalid_json', { answer });
	}
	return body;
}

const asText = (value: Param) => (value === null || value === undefined ? '' : String(value));

/** `Array.isArray` alone does not narrow a read-only list. */
const isList = (value: Param | readonly Param[]): value is readonly Param[] => Array.isArray(value);

/** The form encoding as PHP reads it: a list travels as `name[]`, an empty value as ''. */
function encode(params: Params): URLSearchParams {
	const pairs = new URLSearchParams();
	for (const [name, value] of Object.entries(params)) {
		if (isList(value)) {
			value.forEach((member) => pairs.append(`${name}[]`, asText(member)));
		} else {
			pairs.append(name, asText(value));
		}
	}
	return pairs;
}

/**
 * The action goes into the address as well: a body above the server's limit reaches PHP empty, and
 * without a name the call would end in a bare `0` that no endpoint could explain.
 */
const addressOf = (endpoint: string, name: string) =>
	`${endpoint}${endpoint.includes('?') ? '&' : '?'}action=${encodeURIComponent(name)}`;

function bodyOf(params: Params | FormData, name: string) {
	const body = params instanceof FormData ? params : encode(params);
	body.set('action', name);
	return body;
}

/** As much of a notice as tells its owner where it comes from. */
const TOLD = 200;

const shortened = (words: string) => (words.length > TOLD ? `${words.slice(0, TOLD)}…` : words);

/** The servers of older themes print PHP's notices around their answers: these are cut off, and told to the console. */
const rescueFor = (name: string) => (text: string) => {
	const found = objectWithin(text);
	if (!found) return undefined;
	const around = found.around.flatMap((part) => part.trim() || part || []);
	console.warn(`${name}: cut off around the answer: ${around.map(shortened).join(' … ')}`);
	return found.body;
};

/** Asks the site's one AJAX endpoint. Spec §7. */
export function createAjax({ endpoint, prefix, fetch }: AjaxOptions): Ajax {
	return async (action, params, read, options = {}) => {
		const name = actionName(action, prefix);
		const init = {
			method: 'POST',
			headers: { Accept: ACCEPT },
			body: bodyOf(params, name),
		};
		const answer = await request(addressOf(endpoint, name), init, {
			...options,
			fetch,
			rescue: rescueFor(name),
		});
		return read(objectIn(answer));
	};
}
