import { sendWithRetries } from './ask-again.ts';
import { deadline } from './deadline.ts';
import { WireError, wasAborted } from './error.ts';
import type { Answer, CallOptions, Fetch } from './types.ts';

export interface ExchangeOptions extends CallOptions {
	fetch?: Fetch | undefined;
}

async function readAnswer(response: Response): Promise<Answer> {
	const { status, redirected, headers } = response;
	const text = await response.text();
	return { status, redirected, retryAfter: headers.get('Retry-After'), text };
}

/**
 * Sends a request and reads the complete response. A lost connection throws a `fetch_error`. A
 * status outside 2xx throws an `invalid_json`. An aborted call rejects with its AbortError.
 */
export async function exchange(
	url: string,
	init: RequestInit,
	{ fetch = globalThis.fetch, ...limits }: ExchangeOptions = {},
): Promise<Answer> {
	const wait = deadline(limits);
	try {
		const { signal } = wait;
		const response = await sendWithRetries(url, init, signal, (asked) =>
			fetch(url, { credentials: 'same-origin', ...asked, signal }),
		);
		const answer = await readAnswer(response);
		if (!response.ok) {
			throw new WireError('invalid_json', { answer });
		}
		return answer;
	} catch (cause) {
		const unwanted = limits.signal?.aborted || (wasAborted(cause) && !wait.expired());
		if (unwanted || cause instanceof WireError) {
			throw cause;
		}
		throw new WireError('fetch_error', { cause });
	} finally {
		wait.end();
	}
}
