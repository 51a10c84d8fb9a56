import { WireError } from './error.ts';
import { exchange, type ExchangeOptions } from './exchange.ts';
import type { Answer, ReadAnswer } from './types.ts';

const NO_CONTENT = 204;
const BYTE_ORDER_MARK = '\uFEFF';

export interface RequestOptions extends ExchangeOptions {
	/** Reads a response that is not valid JSON. Returns undefined if that fails. */
	rescue?: ((text: string) => unknown) | undefined;
}

/** Parses the response as JSON. If that fails, for example because of PHP notices, tries `rescue`. */
function parsed(answer: Answer, rescue: RequestOptions['rescue']): unknown {
	const { text } = answer;
	try {
		// `response.text()` removes the first byte order mark. Keep another one for `rescue`,
		// otherwise remove it.
		return JSON.parse(text.startsWith(BYTE_ORDER_MARK) && !rescue ? text.slice(1) : text);
	} catch (cause) {
		const rescued = rescue?.(text);
		if (rescued !== undefined) return rescued;
		throw new WireError('invalid_json', { cause, answer });
	}
}

/** Sends a request and parses the JSON response. Throws a `WireError` if there is no valid response. */
export async function request(
	url: string,
	init: RequestInit,
	{ rescue, ...options }: RequestOptions = {},
): Promise<ReadAnswer> {
	const answer = await exchange(url, init, options);
	return { ...answer, body: answer.status === NO_CONTENT ? null : parsed(answer, rescue) };
}
