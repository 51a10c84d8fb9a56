/** @jest-environment node */
import { getEventListeners } from 'node:events';
import { createOpenRest, type CallOptions, type Fetch } from '@gazetteer/wire';
import { fakeFetch, json, lost, silent } from './fake-fetch.ts';

const ask = (fetch: Fetch, limits: CallOptions = {}) =>
	createOpenRest({ root: '/wp-json/', fetch })('x', (body) => body, limits);

describe('time limit of a call', () => {
	it('a call waits without a limit by default', async () => {
		const slow: Fetch = (_url, init) =>
			new Promise((answer, fail) => {
				init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
				setTimeout(() => answer(json({ late: true })()), 30);
			});
		expect(await ask(slow)).toEqual({ late: true });
	});

	it('a call leaves no timer and no listener behind', async () => {
		jest.useFakeTimers();
		const { signal } = new AbortController();
		const limits = { signal, timeout: 1000 };
		await ask(fakeFetch(json({})).fetch, limits);
		await ask(fakeFetch(lost).fetch, limits).catch(() => {});
		expect(jest.getTimerCount()).toBe(0);
		expect(getEventListeners(signal, 'abort')).toEqual([]);
		jest.useRealTimers();
	});

	it('a call rejects with the abort reason of its caller', async () => {
		const changed = new AbortController();
		const reason = new RangeError('Another question.');
		const asked = ask(silent, { signal: changed.signal });
		changed.abort(reason);
		await expect(asked).rejects.toBe(reason);
	});

	it('a call that the browser aborted is not reported as a lost connection', async () => {
		const reason = new DOMException('The page goes.', 'AbortError');
		await expect(ask(() => Promise.reject(reason))).rejects.toBe(reason);
	});
});
