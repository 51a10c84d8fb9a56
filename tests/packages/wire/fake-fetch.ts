import type { Fetch } from '@gazetteer/wire';

export interface Sent {
	url: string;
	init: RequestInit;
}

/** A server that gives its answers in turn, the last one for ever, and remembers what it was sent. */
export function fakeFetch(...answers: (() => Response | Promise<Response>)[]) {
	const sent: Sent[] = [];
	const fetch: Fetch = async (url, init = {}) => {
		const answer = answers[Math.min(sent.length, answers.length - 1)];
		sent.push({ url: String(url), init });
		return answer!();
	};
	return { fetch, sent };
}

export const json = (body: unknown, init?: ResponseInit) => () =>
	new Response(JSON.stringify(body), init);

export const text = (body: string | null, init?: ResponseInit) => () => new Response(body, init);

/** What a browser does when it cannot reach anybody. */
export const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never answers, but does hear when the call is given up. */
export const silent: Fetch = (_url, init) =>
	new Promise((_resolve, reject) => {
		const give = () => reject(init?.signal?.reason);
		if (init?.signal?.aborted) {
			give();
		}
		init?.signal?.addEventListener('abort', give);
	});

/** An answer that came from another address than the one asked. */
export const redirectedTo = (body: string) => () =>
	Object.defineProperty(new Response(body), 'redirected', { value: true });

/** An answer whose connection breaks in the middle of the body. */
export const broken = () =>
	new Response(
		new ReadableStream({
			start(stream) {
				stream.enqueue(new TextEncoder().encode('{"plans":'));
				stream.error(new TypeError('terminated'));
			},
		}),
	);
