import { WireError } from './error.ts';
import { exchange, type ExchangeOptions } from './exchange.ts';
import type { Answer, ReadAnswer } from './types.ts';

const NO_CONTENT = 204;
const BYTE_ORDER_MARK = '\uFEFF';

export interface RequestOptions extends ExchangeOptions {
	/** Reads an answer that is not JSON as it stands; undefined where that cannot be done either. */
	rescue?: ((text: string) => unknown) | undefined;
}

/** Strict at first: what was printed before the JSON makes it unreadable, unless the caller knows better. */
function parsed(answer: Answer, rescue: RequestOptions['rescue']): unknown {
	const { text } = answer;
	try {
		// A caller with a rescue is told of a mark, too. The first one was dropped by the browser, unseen.
		return JSON.parse(text.startsWith(BYTE_ORDER_MARK) && !rescue ? text.slice(1) : text);
	} catch (cause) {
		const rescued = rescue?.(text);
		if (rescued !== undefined) return rescued;
		throw new WireError('invalid_json', { cause, answer });
	}
}

/** One request and its answer as JSON. Whatever else comes back is thrown as a `WireError`. */
export async function request(
	url: string,
	init: RequestInit,
	{ rescue, ...options }: RequestOptions = {},
): Promise<ReadAnswer> {
	const answer = await exchange(url, init, options);
	return { ...answer, body: answer.status === NO_CONTENT ? null : parsed(answer, rescue) };
}
