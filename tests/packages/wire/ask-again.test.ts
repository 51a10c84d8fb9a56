/** @jest-environment node */
import { createAjax, createOpenRest, requestKey, WireError } from '@gazetteer/wire';
import { ACTION } from '@gazetteer/contract';
import { fakeFetch, json } from './fake-fetch.ts';

const HEADER = 'X-Gazetteer-Asks-Again';
const UNDER_WAY = { response: 'fail', status: {}, msg: 'Please try again in a moment.' };
const underWay = (retryAfter = '2') =>
	json(UNDER_WAY, { status: 409, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });
const done = json({ response: 'success', status: '/sent/' });
const endpoint = '/wp-admin/admin-ajax.php';

const keyed = (key = requestKey()) => {
	const body = new FormData();
	body.set('gazetteer_request', key);
	return body;
};
const headersOf = ({ init }: { init: RequestInit }) => new Headers(init.headers);
const read = (body: unknown) => body;

/** The test page has no Gazetteer settings, so define the settings that a request reads. */
beforeAll(() =>
	Object.assign(globalThis, {
		location: new URL('https://places.example/submit/'),
		document: { baseURI: 'https://places.example/submit/' },
	}),
);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('retry of a request that the server is already handling', () => {
	it('a request with a key is retried with the same key until there is a response', async () => {
		const server = fakeFetch(underWay(), underWay(), done);
		const ajax = createAjax({ endpoint, fetch: server.fetch });
		const answer = ajax(ACTION.submitListing, keyed('the-key'), read);
		await jest.advanceTimersByTimeAsync(1_999);
		expect(server.sent).toHaveLength(1);
		await jest.advanceTimersByTimeAsync(10_000);
		expect(await answer).toEqual({ response: 'success', status: '/sent/' });
		expect(server.sent).toHaveLength(3);
		for (const sent of server.sent) {
			expect((sent.init.body as FormData).get('gazetteer_request')).toBe('the-key');
			expect(headersOf(sent).get(HEADER)).toBe('1');
		}
	});

	it('a retry waits as long as the server says, and longer each time', async () => {
		const server = fakeFetch(underWay('7'), underWay('1'));
		const ajax = createAjax({ endpoint, fetch: server.fetch });
		const answer = ajax(ACTION.submitListing, keyed(), read).catch((error: unknown) => error);
		const times: number[] = [];
		for (let second = 0; second < 400; second++) {
			while (times.length < server.sent.length) times.push(second);
			await jest.advanceTimersByTimeAsync(1_000);
		}
		const waits = times.slice(1).map((time, at) => time - times[at]!);
		expect(waits[0]).toBe(7);
		expect(waits.slice(1)).toEqual([...waits.slice(1)].sort((one, other) => one - other));
		// The total wait must be longer than the server keeps the lock of a stopped process, and
		// must have a limit.
		const whole = times.at(-1)!;
		expect(whole).toBeGreaterThan(120);
		expect(whole).toBeLessThan(240);
		const error = (await answer) as WireError;
		expect(error).toBeInstanceOf(WireError);
		expect(error.answer?.status).toBe(409);
		expect(JSON.parse(error.answer!.text)).toEqual(UNDER_WAY);
	});

	it('an aborted request is not retried', async () => {
		const server = fakeFetch(underWay(), done);
		const ajax = createAjax({ endpoint, fetch: server.fetch });
		const giveUp = new AbortController();
		const answer = ajax(ACTION.submitListing, keyed(), read, { signal: giveUp.signal });
		const caught = answer.catch((error: Error) => error.name);
		await jest.advanceTimersByTimeAsync(500);
		giveUp.abort();
		expect(await caught).toBe('AbortError');
		await jest.advanceTimersByTimeAsync(60_000);
		expect(server.sent).toHaveLength(1);
	});

	it('the retries of a request respect the time limit of the caller', async () => {
		const server = fakeFetch(underWay());
		const rest = createOpenRest({ root: '/wp-json/', fetch: server.fetch });
		const call = { method: 'POST', body: keyed(), timeout: 5_000 } as const;
		const caught = rest('contact-forms/1/feedback', read, call).catch(
			(error: WireError) => error.code,
		);
		await jest.advanceTimersByTimeAsync(6_000);
		expect(await caught).toBe('fetch_error');
	});
});

describe('requests that are not retried', () => {
	it.each([
		['without a request key', endpoint, new FormData(), '2'],
		['to another site', 'https://elsewhere.example/ajax', keyed(), '2'],
		['with an answer that contains no time', endpoint, keyed(), ''],
	])('a request is not retried: %s', async (_which, url, body, retryAfter) => {
		const server = fakeFetch(underWay(retryAfter), done);
		const ajax = createAjax({ endpoint: url, fetch: server.fetch });
		await expect(ajax(ACTION.submitListing, body, read)).rejects.toBeInstanceOf(WireError);
		expect(server.sent).toHaveLength(1);
		const isOurs = body.has('gazetteer_request') && url === endpoint;
		expect(headersOf(server.sent[0]!).has(HEADER)).toBe(isOurs);
	});
});
