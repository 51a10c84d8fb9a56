/** @jest-environment node */
import apiFetch from '@wordpress/api-fetch';
import { WireError, createRest } from '@gazetteer/wire';
import { fakeFetch, json, lost, text } from './fake-fetch.ts';

const as = (body: unknown) => body;
const where = { root: 'https://a.org/wp-json/', namespace: 'gazetteer/v1' };
const stale = json({ code: 'rest_cookie_invalid_nonce' }, { status: 403 });

const headersOf = ({ init }: { init: RequestInit }) => new Headers(init.headers);

describe('createRest()', () => {
	it.each([
		['https://a.org/wp-json/', 'drafts', 'https://a.org/wp-json/gazetteer/v1/drafts'],
		['https://a.org/wp-json/', 'drafts?a=1', 'https://a.org/wp-json/gazetteer/v1/drafts?a=1'],
	])(
		'a REST call with the root %s requests %s without a language parameter',
		async (root, path, url) => {
			const { fetch, sent } = fakeFetch(json({}));
			await createRest({ ...where, root, fetch })(path, as);
			expect(sent[0]).toMatchObject({ url, init: { method: 'GET' } });
			expect(headersOf(sent[0]!).has('content-type')).toBe(false);
		},
	);

	it('a REST call builds its URL on a site without pretty permalinks', async () => {
		const { fetch, sent } = fakeFetch(json({}));
		await createRest({ ...where, root: 'https://a.org/?rest_route=/', fetch })('x?a=1', as);
		const { searchParams } = new URL(sent[0]!.url);
		expect([...searchParams]).toEqual([
			['rest_route', '/gazetteer/v1/x'],
			['a', '1'],
		]);
	});

	it('a REST call sends JSON with same-origin cookies', async () => {
		const { fetch, sent } = fakeFetch(json({ id: 7 }));
		const read = await createRest({ ...where, fetch })('drafts', as, {
			method: 'POST',
			json: { title: 'Gate' },
		});
		expect(read).toEqual({ id: 7 });
		expect(sent[0]!.init).toMatchObject({
			method: 'POST',
			body: '{"title":"Gate"}',
			credentials: 'same-origin',
		});
		expect(headersOf(sent[0]!).get('content-type')).toBe('application/json');
		expect(headersOf(sent[0]!).get('accept')).toBe('application/json, */*;q=0.1');
	});

	it('a REST call sends form data unchanged', async () => {
		const { fetch, sent } = fakeFetch(json({}));
		const body = new FormData();
		await createRest({ ...where, fetch })('drafts', as, { method: 'POST', body });
		expect(sent[0]!.init.body).toBe(body);
		expect(headersOf(sent[0]!).has('content-type')).toBe(false);
	});

	it('a REST call sends the nonce for logged-in members only', async () => {
		const { fetch, sent } = fakeFetch(json({}));
		await createRest({ ...where, fetch })('x', as);
		await createRest({ ...where, nonce: 'aaaaaaaaaa', fetch })('x', as);
		expect(sent.map((one) => headersOf(one).get('x-wp-nonce'))).toEqual([null, 'aaaaaaaaaa']);
	});

	it('a REST call fetches a new nonce once when the nonce is expired, and keeps the new one', async () => {
		const { fetch, sent } = fakeFetch(stale, text(' bbbbbbbbbb\n'), json({ fine: true }));
		const rest = createRest({ ...where, nonce: 'aaaaaaaaaa', ajax: '/ajax?lang=de', fetch });
		expect(await rest('x', as)).toEqual({ fine: true });
		await rest('x', as);
		expect(sent.map(({ url }) => url)).toEqual([
			'https://a.org/wp-json/gazetteer/v1/x',
			'/ajax?lang=de&action=rest-nonce',
			'https://a.org/wp-json/gazetteer/v1/x',
			'https://a.org/wp-json/gazetteer/v1/x',
		]);
		expect(sent.slice(2).map((one) => headersOf(one).get('x-wp-nonce'))).toEqual([
			'bbbbbbbbbb',
			'bbbbbbbbbb',
		]);
	});

	it('a REST call fetches the nonce from a URL without a query, too', async () => {
		const { fetch, sent } = fakeFetch(stale, text('0'));
		const rest = createRest({ ...where, nonce: 'aaaaaaaaaa', ajax: '/ajax', fetch });
		await rest('x', as).catch(() => {});
		expect(sent[1]!.url).toBe('/ajax?action=rest-nonce');
	});

	it.each([
		['rejects the new nonce, too', [stale, text('bbbbbbbbbb'), stale], 3],
		['has ended the session', [stale, text('0')], 2],
		['returns a login page instead of a nonce', [stale, text('<html>')], 2],
		['returns a page that contains a nonce', [stale, text('<b>bbbbbbbbbb'), stale], 2],
		['returns more than a nonce', [stale, text('bbbbbbbbbb<b>'), stale], 2],
	])('a REST call stops retrying when the server %s', async (_says, answers, asked) => {
		const { fetch, sent } = fakeFetch(...answers);
		const rest = createRest({ ...where, nonce: 'aaaaaaaaaa', ajax: '/ajax', fetch });
		const error: unknown = await rest('x', as).catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(WireError);
		expect(error).toMatchObject({ code: 'invalid_json', answer: { status: 403 } });
		expect(sent).toHaveLength(asked);
	});

	it.each([
		[
			'rejects the call for another reason',
			text('{"code":"rest_forbidden"}', { status: 403 }),
			403,
		],
		['cannot be reached', lost, undefined],
	])('a REST call does not fetch a nonce when the server %s', async (_says, answer, status) => {
		const { fetch, sent } = fakeFetch(answer);
		const rest = createRest({ ...where, nonce: 'aaaaaaaaaa', ajax: '/ajax', fetch });
		const error = await rest('x', as).catch((reason: WireError) => reason);
		expect((error as WireError).answer?.status).toBe(status);
		expect(sent).toHaveLength(1);
	});

	it('a REST call does not fetch a nonce without an AJAX URL', async () => {
		const { fetch, sent } = fakeFetch(stale);
		await expect(createRest({ ...where, nonce: 'aaaaaaaaaa', fetch })('x', as)).rejects.toThrow(
			WireError,
		);
		expect(sent).toHaveLength(1);
	});

	it('a REST call does not fetch a nonce when it had none', async () => {
		const { fetch, sent } = fakeFetch(stale);
		await expect(createRest({ ...where, ajax: '/ajax', fetch })('x', as)).rejects.toThrow(
			WireError,
		);
		expect(sent).toHaveLength(1);
	});

	it('the REST calls of two sites on one page are separate', async () => {
		const one = fakeFetch(json({ from: 1 }));
		const two = fakeFetch(json({ from: 2 }));
		const askOne = createRest({ ...where, fetch: one.fetch });
		const askTwo = createRest({ ...where, fetch: two.fetch });
		expect(await Promise.all([askOne('x', as), askTwo('x', as), askOne('x', as)])).toEqual([
			{ from: 1 },
			{ from: 2 },
			{ from: 1 },
		]);
	});

	it('a REST call does not change wp.apiFetch of the page', async () => {
		const theirs = Object.assign(jest.fn(), { setFetchHandler: jest.fn(), use: jest.fn() });
		const page = globalThis as { wp?: unknown };
		page.wp = { apiFetch: theirs };
		const use = jest.spyOn(apiFetch, 'use');
		await createRest({ ...where, fetch: fakeFetch(json({})).fetch })('x', as);
		delete page.wp;
		expect([theirs, theirs.setFetchHandler, theirs.use, use].map((f) => f.mock.calls)).toEqual([
			[],
			[],
			[],
			[],
		]);
	});
});
