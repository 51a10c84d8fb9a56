/** @jest-environment node */
import { ACTION } from '@gazetteer/contract';
import { WireError, createAjax, createOpenRest, createRest, type Fetch } from '@gazetteer/wire';
import { broken, fakeFetch, json, lost, redirectedTo, silent, text } from './fake-fetch.ts';

const OFFLINE = ['fetch_error', 'You are probably offline.'];
const UNREADABLE = ['invalid_json', 'The response is not a valid JSON response.'];

const LOGIN_PAGE = '<!doctype html><title>Log in</title>';

const as = (body: unknown) => body;

const ways = {
	ajax: (fetch: Fetch, timeout?: number) =>
		createAjax({ endpoint: '/ajax', fetch })(ACTION.generalPlans, {}, as, { timeout }),
	'open rest': (fetch: Fetch, timeout?: number) =>
		createOpenRest({ root: '/wp-json/', fetch })('contact-forms/1/refill', as, { timeout }),
	rest: (fetch: Fetch, timeout?: number) =>
		createRest({ root: '/wp-json/', namespace: 'gazetteer/v1', fetch })('x', as, { timeout }),
};

const thrown = (call: Promise<unknown>): Promise<unknown> =>
	call.then(
		(body) => {
			throw new Error(`answered ${JSON.stringify(body)}`);
		},
		(error: unknown) => error,
	);

const fault = async (call: Promise<unknown>) => {
	const error = await thrown(call);
	expect(error).toBeInstanceOf(WireError);
	return error as WireError;
};

describe.each(Object.entries(ways))('errors of the transport “%s”', (_way, ask) => {
	it.each([
		['1: the server cannot be reached', lost, OFFLINE],
		['2: the connection breaks during the answer', broken, OFFLINE],
		['5: 400', text('{"code":"bad"}', { status: 400 }), UNREADABLE],
		['5: 403', text('', { status: 403 }), UNREADABLE],
		['5: 404', text(LOGIN_PAGE, { status: 404 }), UNREADABLE],
		['5: 413', text('', { status: 413 }), UNREADABLE],
		['7: 429', text('', { status: 429, headers: { 'Retry-After': '30' } }), UNREADABLE],
		['8: 500 with a readable body', json({ plans: '' }, { status: 500 }), UNREADABLE],
		['8: 502', text('', { status: 502 }), UNREADABLE],
		['8: an empty body', text(''), UNREADABLE],
		['9: an HTML page', text(LOGIN_PAGE), UNREADABLE],
		['10: a PHP notice without a JSON object after it', text('<br>Notice: {x}'), UNREADABLE],
		[
			'10: an HTML page that contains a JSON object',
			text(` \n${LOGIN_PAGE}<i>{"plans":""}</i>`),
			UNREADABLE,
		],
		['12: a truncated answer', text('{"plans":"<di'), UNREADABLE],
		['17: an HTML page after a redirect', redirectedTo(LOGIN_PAGE), UNREADABLE],
	] as const)(
		'a call rejects with the error that the specification defines in row %s',
		async (_says, answer, [code, message]) => {
			const { fetch, sent } = fakeFetch(answer);
			const error = await fault(ask(fetch));
			expect([error.code, error.message]).toEqual([code, message]);
			expect(sent).toHaveLength(1);
		},
	);

	it('row 4: a call that times out has the same error as a lost connection', async () => {
		const error = await fault(ask(silent, 20));
		expect([error.code, error.message]).toEqual(OFFLINE);
	});

	it('row 11: a call reads an answer after a byte order mark', async () => {
		// Browsers remove one byte order mark when they decode, Node removes two. This mark is the
		// second one of a file with two marks.
		const read = async () => '\uFEFF{"plans":"x"}';
		const { fetch } = fakeFetch(() =>
			Object.defineProperty(new Response(), 'text', { value: read }),
		);
		const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
		expect(await ask(fetch)).toEqual({ plans: 'x' });
		warned.mockRestore();
	});

	it('the error of a call includes the unusable answer', async () => {
		const { fetch } = fakeFetch(
			text('wait', { status: 429, headers: { 'Retry-After': '30' } }),
			redirectedTo(LOGIN_PAGE),
			lost,
		);
		expect((await fault(ask(fetch))).answer).toEqual({
			status: 429,
			redirected: false,
			retryAfter: '30',
			text: 'wait',
		});
		expect((await fault(ask(fetch))).answer).toMatchObject({ status: 200, redirected: true });

		const offline = await fault(ask(fetch));
		expect(offline.answer).toBeUndefined();
		expect(offline.cause).toBeInstanceOf(TypeError);
	});

	it('a call does not validate the status and value types in an answer', async () => {
		// Rows 14 and 16: the wire accepts wrong types and unknown values. The function that
		// reads the call’s answer validates them.
		const odd = { status: 5, message: 7, invalid_fields: {} };
		const { fetch } = fakeFetch(json(odd));
		expect(await ask(fetch)).toEqual(odd);
	});
});

describe('row 10, PHP output around the answer', () => {
	const NOTICE =
		'<br />\n<b>Warning</b>:  Undefined variable {x} in <b>/srv/plans.php</b> on line 7\n';
	const LONG = `${NOTICE.repeat(20)}`;
	let warned: jest.SpyInstance;
	beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => {})));
	afterEach(() => warned.mockRestore());

	it.each([
		['before the answer', `${NOTICE}{"plans":"<b>{}</b>"}`, NOTICE.trim()],
		['after the answer', '{"plans":"<b>{}</b>"}0', '0'],
		['on both sides', `In <body> { "plans":"<b>{}</b>"}\nNotice: b`, 'In <body> … Notice: b'],
		['of byte order marks', '\uFEFF\uFEFF\uFEFF{"plans":"<b>{}</b>"}', '\uFEFF'],
		[
			'of long text, shortened in the warning',
			`${LONG}{"plans":"<b>{}</b>"}`,
			`${LONG.trim().slice(0, 200)}…`,
		],
		[
			'of text that just fits into the warning',
			`${'n'.repeat(200)}{"plans":"<b>{}</b>"}`,
			'n'.repeat(200),
		],
	])('an AJAX call cuts off output %s and logs a warning', async (_says, body, told) => {
		expect(await ways.ajax(fakeFetch(text(body)).fetch)).toEqual({ plans: '<b>{}</b>' });
		expect(warned).toHaveBeenCalledTimes(1);
		expect(warned).toHaveBeenCalledWith(
			`gazetteer_select_general_plans: cut off around the answer: ${told}`,
		);
	});

	it.each([
		['a truncated answer', `${NOTICE}{"tags":{"1":"A"},"plans":"<di`],
		['two answers', '{"plans":"a"}{"plans":"b"}'],
		['a list', `${NOTICE}[{"plans":"a"},{"plans":"b"}]`],
	])('an AJAX call rejects %s', async (_says, body) => {
		expect((await fault(ways.ajax(fakeFetch(text(body)).fetch))).code).toBe('invalid_json');
		expect(warned).not.toHaveBeenCalled();
	});

	it.each(['open rest', 'rest'] as const)(
		'a call with %s rejects an answer with other output around it',
		async (way) => {
			const answers = [text(`${NOTICE}{"plans":""}`), text('{"plans":""}0')];
			const { fetch } = fakeFetch(...answers);
			for (let at = 0; at < answers.length; at++) {
				expect((await fault(ways[way](fetch))).code).toBe('invalid_json');
			}
		},
	);
});

describe('row 13, an answer that is not an object', () => {
	it.each(['null', '[]', '"fine"', '0', '-1', 'true'])(
		'an AJAX call rejects %s',
		async (body) => {
			const { fetch } = fakeFetch(text(body));
			const error = await fault(ways.ajax(fetch));
			expect([error.code, error.answer?.text]).toEqual(['invalid_json', body]);
		},
	);

	it.each(['null', '"fine"', '0', '-1', 'true'])(
		'the contact form calls reject %s',
		async (body) => {
			const { fetch } = fakeFetch(text(body));
			const error = await fault(ways['open rest'](fetch));
			expect([error.code, error.answer?.text]).toEqual(['invalid_json', body]);
		},
	);

	it('the contact form calls accept an empty list, because PHP encodes an empty map as a list', async () => {
		expect(await ways['open rest'](fakeFetch(text('[]')).fetch)).toEqual([]);
	});
});

describe('row 15, an empty 204 answer', () => {
	const { fetch } = fakeFetch(text(null, { status: 204 }));

	it('an empty 204 answer is null for the contact form calls', async () => {
		expect(await ways['open rest'](fetch)).toBeNull();
		expect(await ways.rest(fetch)).toBeNull();
	});

	it('an empty 204 answer is an error for the listing calls', async () => {
		expect((await fault(ways.ajax(fetch))).code).toBe('invalid_json');
	});
});

describe('aborted call', () => {
	const calls = {
		ajax: (fetch: Fetch, signal: AbortSignal) =>
			createAjax({ endpoint: '/ajax', fetch })(ACTION.filterPlans, {}, as, { signal }),
		'open rest': (fetch: Fetch, signal: AbortSignal) =>
			createOpenRest({ root: '/wp-json/', fetch })('x', as, { signal }),
		rest: (fetch: Fetch, signal: AbortSignal) =>
			createRest({ root: '/wp-json/', namespace: 'n', fetch })('x', as, { signal }),
	};

	it.each(Object.entries(calls))(
		'an aborted call rejects with the AbortError in %s',
		async (_way, call) => {
			const during = new AbortController();
			const begun = thrown(call(silent, during.signal));
			during.abort();
			const before = AbortSignal.abort();

			for (const error of [await begun, await thrown(call(silent, before))]) {
				expect(error).not.toBeInstanceOf(WireError);
				expect(error).toMatchObject({ name: 'AbortError' });
			}
		},
	);
});
