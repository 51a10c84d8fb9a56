import { ASKS_AGAIN, GUARD_INPUT } from '@gazetteer/contract';

/** A request with the same key is being answered: the server does not let this one wait for it. */
const UNDER_WAY = 409;

/** Seconds. Together a little longer than the server waits for a process that may have been killed. */
const PAUSES = [2, 3, 5, 8, 13, 20, 30, 30, 30];
const LONGEST_PAUSE = 60;

type Ask = (init: RequestInit) => Promise<Response>;

const hasKey = ({ body }: RequestInit) =>
	body instanceof FormData && !!body.get(GUARD_INPUT.request);

/** Another site would first have to be asked whether it takes the header. */
const isOwnSite = (url: string) =>
	typeof location === 'object' && new URL(url, document.baseURI).origin === location.origin;

const pause = (seconds: number, signal: AbortSignal) =>
	new Promise<void>((resolve, reject) => {
		const stop = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		const timer = setTimeout(() => {
			signal.removeEventListener('abort', stop);
			resolve();
		}, seconds * 1000);
		signal.addEventListener('abort', stop);
	});

/** Sends a request that has a key once more, and later each time, while the server is answering one with that key. */
export async function askAgain(
	url: string,
	init: RequestInit,
	signal: AbortSignal,
	ask: Ask,
): Promise<Response> {
	if (!hasKey(init) || !isOwnSite(url)) return ask(init);
	const headers = new Headers(init.headers);
	headers.set(ASKS_AGAIN, '1');
	let response = await ask({ ...init, headers });
	for (const seconds of PAUSES) {
		const wait = Number(response.headers.get('Retry-After'));
		if (response.status !== UNDER_WAY || !(wait > 0)) break;
		await pause(Math.max(seconds, Math.min(wait, LONGEST_PAUSE)), signal);
		response = await ask({ ...init, headers });
	}
	return response;
}
