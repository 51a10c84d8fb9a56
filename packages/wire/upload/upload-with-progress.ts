import type { Fetch } from '../types.ts';

/** Statuses for which the `Response` constructor does not accept a body. */
const WITHOUT_BODY = [204, 205, 304];

const isOtherUrl = (address: string, asked: string) =>
	address !== '' && address !== new URL(asked, document.baseURI).href.replace(/#.*/, '');

function responseOf(request: XMLHttpRequest, asked: string): Response {
	const { status, responseText } = request;
	const wait = request.getResponseHeader('Retry-After');
	const answer = new Response(WITHOUT_BODY.includes(status) ? null : responseText, {
		status,
		headers: wait ? { 'Retry-After': wait } : {},
	});
	// `redirected` is always false on a response that a script creates, so define it.
	Object.defineProperty(answer, 'redirected', { value: isOtherUrl(request.responseURL, asked) });
	return answer;
}

/**
 * Works like `fetch()`, and reports the upload progress. Fails after `limit` milliseconds without
 * progress. If the same request is sent again, the reported progress does not go back.
 */
export function uploadWithProgress(onProgress: (share: number) => void, limit: number): Fetch {
	let maxShare = 0;
	return (address, { method = 'GET', headers, body, signal } = {}) =>
		new Promise((resolve, reject) => {
			const request = new XMLHttpRequest();
			const stop = () => request.abort();
			let timer: ReturnType<typeof setTimeout>;
			const restartTimer = () => {
				clearTimeout(timer);
				timer = setTimeout(stop, limit);
			};

			request.open(method, String(address));
			new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
			request.upload.onprogress = ({ loaded, total }) => {
				restartTimer();
				maxShare = Math.max(maxShare, total && loaded / total);
				onProgress(maxShare);
			};
			request.onprogress = restartTimer;
			// The `Response` constructor throws for an invalid status. The promise then rejects.
			request.onload = () =>
				resolve(Promise.resolve().then(() => responseOf(request, String(address))));
			request.onerror = () => reject(new TypeError('The connection was lost.'));
			request.onabort = () =>
				reject(
					signal?.aborted ? signal.reason : new TypeError('Nothing moved for too long.'),
				);
			request.onloadend = () => {
				clearTimeout(timer);
				signal?.removeEventListener('abort', stop);
			};
			if (signal?.aborted) return reject(signal.reason);
			signal?.addEventListener('abort', stop);
			restartTimer();
			request.send(body as FormData);
		});
}
