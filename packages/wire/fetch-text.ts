export interface TextOptions {
	/** The content type that the caller can read. */
	readonly accept: string;
	readonly signal: AbortSignal;
	/** Milliseconds. */
	readonly timeout: number;
}

/**
 * Reads a page or an open route of this site. Rejects if there is no answer in time, or if its
 * status is not 2xx. For callers that treat all failures alike; `request()` names the fault.
 */
export async function fetchText(
	url: string,
	{ accept, signal, timeout }: TextOptions,
): Promise<string> {
	const limit = new AbortController();
	const end = () => limit.abort();
	let timer: ReturnType<typeof setTimeout> | undefined;
	signal.addEventListener('abort', end);
	try {
		timer = setTimeout(end, timeout);
		const response = await fetch(url, {
			credentials: 'same-origin',
			headers: { Accept: accept },
			signal: limit.signal,
		});
		if (!response.ok) throw new Error(`${response.status} ${url}`);
		return await response.text();
	} finally {
		clearTimeout(timer);
		signal.removeEventListener('abort', end);
	}
}
