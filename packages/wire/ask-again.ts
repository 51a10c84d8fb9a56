import { ASKS_AGAIN, GUARD_INPUT } from '@gazetteer/contract';

/** A request with the same key is being answered: the server does not let this one wait for it. */
const UNDER_WAY = 409;

/** Seconds. All pauses together last a little longer than the server waits for a process that may have been killed. */
const FIRST_PAUSE = 2;
const LONGEST_PAUSE = 60;

const hasKey = ({ body }: RequestInit) => (body as FormData | null)?.get?.(GUARD_INPUT.request);

/** Another site would first have to be asked whether it takes the header. */
const isOwnSite = (url: string) => new URL(url, location.href).origin === location.origin;

/** What it leaves behind when it is given up does nothing. */
const pause = (seconds: number, signal: AbortSignal) =>
	new Promise<unknown>((resolve, reject) => {
		setTimeout(resolve, seconds * 1000);
		signal.addEventListener('abort', () => reject(signal.reason));
	});

/** Retries a request with a key, at growing intervals, while the server handles another request with that key. */
export async function askAgain(
	url: string,
	init: RequestInit,
	signal: AbortSignal,
	ask: (init: RequestInit) => Promise<Response>,
): Promise<Response> {
	if (!hasKey(init) || !isOwnSite(url)) return ask(init);
	const keyed = { ...init, headers: { ...(init.headers as object), [ASKS_AGAIN]: '1' } };
	let response = await ask(keyed);
	for (let seconds = FIRST_PAUSE; seconds < LONGEST_PAUSE; seconds *= 1.5) {
		const wait = Number(response.headers.get('Retry-After'));
		if (response.status !== UNDER_WAY || !wait) break;
		await pause(Math.max(seconds, Math.min(wait, LONGEST_PAUSE)), signal);
		response = await ask(keyed);
	}
	return response;
}
