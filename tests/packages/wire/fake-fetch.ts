import type { Fetch } from '@gazetteer/wire';

export interface Sent {
	url: string;
	init: RequestInit;
}

/** A fetch stub that returns its answers in turn, repeats the last one, and records the requests. */
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

/** The error of a browser that cannot reach the server. */
export const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** A server that never answers. The request rejects when it is aborted. */
export const silent: Fetch = (_url, init) =>
	new Promise((_resolve, reject) => {
		const give = () => reject(init?.signal?.reason);
		if (init?.signal?.aborted) {
			give();
		}
		init?.signal?.addEventListener('abort', give);
	});

/** An answer whose URL differs from the requested URL, as after a redirect. */
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
