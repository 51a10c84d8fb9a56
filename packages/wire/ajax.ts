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

/** Returns the object in the response. WordPress sends `0` or `-1` if it does not handle a request. */
function objectIn(answer: ReadAnswer): object {
	const { body } = answer;
	if (typeof body !== 'object' || body === null || Array.isArray(body)) {
		throw new WireError('invalid_json', { answer });
	}
	return body;
}

const asText = (value: Param) => (value === null || value === undefined ? '' : String(value));

/** `Array.isArray` alone does not narrow the type of a readonly array. */
const isList = (value: Param | readonly Param[]): value is readonly Param[] => Array.isArray(value);

/** Encodes parameters for PHP: a list is sent as `name[]`, and null or undefined as an empty string. */
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
 * Adds the action to the URL. PHP drops a body that exceeds the server's size limit, and WordPress
 * would not find the action.
 */
const addressOf = (endpoint: string, name: string) =>
	`${endpoint}${endpoint.includes('?') ? '&' : '?'}action=${encodeURIComponent(name)}`;

function bodyOf(params: Params | FormData, name: string) {
	const body = params instanceof FormData ? params : encode(params);
	body.set('action', name);
	return body;
}

/** The maximum number of characters of a PHP notice in a console message. */
const MAX_NOTICE_LENGTH = 200;

const shortened = (words: string) =>
	words.length > MAX_NOTICE_LENGTH ? `${words.slice(0, MAX_NOTICE_LENGTH)}…` : words;

/**
 * Reads an object from a response with PHP notices around it, and logs the notices. Servers with
 * older themes print such notices.
 */
const rescueFor = (name: string) => (text: string) => {
	const found = objectWithin(text);
	if (!found) return undefined;
	const around = found.around.flatMap((part) => part.trim() || part || []);
	console.warn(`${name}: cut off around the answer: ${around.map(shortened).join(' … ')}`);
	return found.body;
};

/** Creates the function that calls the site's AJAX endpoint. Spec §7. */
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
