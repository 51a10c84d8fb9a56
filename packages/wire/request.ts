import type { Answer, ReadAnswer } from './answer.ts';
import { WireError } from './error.ts';
import { exchange, type ExchangeOptions } from './exchange.ts';

const NO_CONTENT = 204;
const BYTE_ORDER_MARK = '\uFEFF';

/** Strict: a notice printed before the JSON makes it unreadable, and nobody guesses what was meant. */
function parsed(answer: Answer): unknown {
	const { text } = answer;
	try {
		return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
	} catch (cause) {
		throw new WireError('invalid_json', { cause, answer });
	}
}

/** One request and its answer as JSON. Whatever else comes back is thrown as a `WireError`. */
export async function request(
	url: string,
	init: RequestInit,
	options?: ExchangeOptions,
): Promise<ReadAnswer> {
	const answer = await exchange(url, init, options);
	return { ...answer, body: answer.status === NO_CONTENT ? null : parsed(answer) };
}
