import { siteUrl } from '../../browser/site.ts';
import { choose } from './chosen.ts';

const AJAX = '/wp-admin/admin-ajax.php';

const ask = (fields: Record<string, string>, path = AJAX) =>
	fetch(siteUrl() + path, { method: 'POST', body: new URLSearchParams(fields) });
const rest = (path: string, init?: RequestInit) =>
	fetch(`${siteUrl()}/index.php?rest_route=/gazetteer/v1/tests/${path}`, init);

const posted = (fields: Record<string, string>): RequestInit => ({
	method: 'POST',
	body: new URLSearchParams(fields),
});

afterEach(async () => {
	await choose();
});

describe('AJAX call of the plugin', () => {
	it('an AJAX call gets plain JSON as response, without the output of other code', async () => {
		const response = await ask({ action: 'gazetteer_test_echo', text: ' Hi ', 'ids[]': '3' });
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
		expect(response.headers.get('cache-control')).toContain('no-cache');
		const text = await response.text();
		expect(text).toBe(
			'{"text":"Hi","ids":[3],"faults":[],"html":"\\u003Cb\\u003E\\u0026\\u003C/b\\u003E"}',
		);
	});

	it.each(['gazetteer_select_general_plans', 'filter_pricingplan', 'ajax_term'])(
		'the AJAX call %s gets a response without the output that was printed while WordPress loaded',
		async (action) => {
			const fields = { action, currentStyle: 'vertical_view_1' };
			const response = await ask(fields, `${AJAX}?test_prints=1`);
			expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
			const sent = new Uint8Array(await response.arrayBuffer());
			expect(String.fromCharCode(...sent.slice(0, 1))).toBe('{');
		},
	);

	it('an AJAX call can request a response as text/html, and a null response', async () => {
		const response = await ask({ action: 'gazetteer_test_write', nothing: '1' });
		expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
		expect(await response.text()).toBe('null');
	});

	it('an AJAX call that writes is refused by GET, with a readable response', async () => {
		const response = await fetch(`${siteUrl()}${AJAX}?action=gazetteer_test_write`);
		expect(response.status).toBe(405);
		expect(await response.json()).toMatchObject({ response: 'fail', status: {} });
	});

	it('an AJAX call that reads accepts GET, but not PUT', async () => {
		const address = `${siteUrl()}${AJAX}?action=gazetteer_test_echo&text=x`;
		expect((await fetch(address)).status).toBe(200);
		expect((await fetch(address, { method: 'PUT', body: 'x' })).status).toBe(405);
	});

	it('an AJAX call that throws does not reveal the error or the file', async () => {
		const response = await ask({ action: 'gazetteer_test_break' });
		expect(response.status).toBe(500);
		const text = await response.text();
		expect(JSON.parse(text)).toMatchObject({ response: 'fail', msg: expect.any(String) });
		expect(text).not.toMatch(/secret|\.php|#0/);
	});

	it('an AJAX call is left to an older plugin that handles it', async () => {
		expect(await (await ask({ action: 'test_taken' })).json()).toEqual({
			by: 'the older plugin',
		});
	});

	it('an AJAX call treats arrays in text fields as empty, without a PHP notice', async () => {
		const body = new URLSearchParams([
			['action', 'gazetteer_test_echo'],
			['text[a][b]', 'x'],
			['ids', 'one'],
		]);
		const response = await fetch(siteUrl() + AJAX, { method: 'POST', body });
		expect(await response.json()).toMatchObject({
			text: '',
			ids: [],
			faults: { text: 'invalid', ids: 'invalid' },
		});
	});

	it('an AJAX call with more fields than PHP accepts is refused', async () => {
		const fields = Object.fromEntries(
			Array.from({ length: 1200 }, (_, number) => [`f${number}`, '1']),
		);
		const response = await ask(fields, `${AJAX}?action=gazetteer_test_echo`);
		// If PHP displays warnings, it prints one before any code of a plugin runs.
		const [, answer = ''] = /(\{.*\})\s*$/.exec(await response.text()) ?? [];
		expect(JSON.parse(answer)).toEqual({
			response: 'fail',
			status: {},
			msg: 'This form has more fields than the server accepts.',
		});
	});

	it('an AJAX call uses the prefix that the owner chose', async () => {
		await choose({ prefix: 'listingpro' });
		expect((await ask({ action: 'listingpro_test_echo' })).status).toBe(200);
		expect((await ask({ action: 'gazetteer_test_echo' })).status).toBe(400);
	});
});

describe('REST call of the plugin', () => {
	it('a REST call gets plain JSON as response and needs no nonce', async () => {
		const response = await rest('7/echo', posted({ text: 'Hi', id: '99' }));
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
		expect(await response.json()).toEqual({ id: 7, text: 'Hi', _links: 'kept' });
	});

	it.each([
		['with a parameter', '/index.php?rest_route=/gazetteer/v1/tests/7/echo&test_prints=1'],
		['with a permalink', '/wp-json/gazetteer/v1/tests/7/echo?test_prints=1'],
	])(
		'a REST call %s gets a response without the output that was printed while WordPress loaded',
		async (_way, path) => {
			const response = await fetch(siteUrl() + path, posted({ text: 'Hi' }));
			expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
			const sent = new Uint8Array(await response.arrayBuffer());
			expect(String.fromCharCode(...sent.slice(0, 1))).toBe('{');
		},
	);

	it('a REST call ignores WordPress’s parameters for the shape of a response', async () => {
		const response = await rest(
			'7/echo&_envelope=1&_fields=id&_jsonp=run',
			posted({ text: 'Hi' }),
		);
		expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
		expect(await response.json()).toEqual({ id: 7, text: 'Hi', _links: 'kept' });
	});

	it('a REST call that writes is refused by GET, even with _method=POST', async () => {
		expect((await rest('7/echo&_method=POST')).status).toBe(405);
	});

	it('a REST call that throws does not reveal the error or the file', async () => {
		const response = await rest('7/echo', posted({ break: '1' }));
		expect(response.status).toBe(500);
		const text = await response.text();
		expect(JSON.parse(text)).toMatchObject({ code: 'server_error', data: { status: 500 } });
		expect(text).not.toMatch(/secret|\.php|#0/);
	});

	it('a REST call for owners is forbidden for guests', async () => {
		expect((await rest('owners')).status).toBe(401);
	});
});
