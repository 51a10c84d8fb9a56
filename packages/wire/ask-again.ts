import { ASKS_AGAIN, GUARD_INPUT } from '@gazetteer/contract';

/** The HTTP status if the server is handling another request with the same key. */
const IN_PROGRESS = 409;

/**
 * In seconds. The sum of all pauses is slightly longer than the time after which the server treats
 * a running request as failed.
 */
const FIRST_PAUSE = 2;
const LONGEST_PAUSE = 60;

const hasKey = ({ body }: RequestInit) => (body as FormData | null)?.get?.(GUARD_INPUT.request);

/** On another origin, the custom header would cause a CORS preflight request. */
const isOwnSite = (url: string) => new URL(url, location.href).origin === location.origin;

/** The timer and the listener stay after an abort, but have no effect. */
const pause = (seconds: number, signal: AbortSignal) =>
	new Promise<unknown>((resolve, reject) => {
		setTimeout(resolve, seconds * 1000);
		signal.addEventListener('abort', () => reject(signal.reason));
	});

/**
 * Sends a request with a key. Retries at growing intervals while the server handles another request
 * with the same key.
 */
export async function sendWithRetries(
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
		if (response.status !== IN_PROGRESS || !wait) break;
		await pause(Math.max(seconds, Math.min(wait, LONGEST_PAUSE)), signal);
		response = await ask(keyed);
	}
	return response;
}
