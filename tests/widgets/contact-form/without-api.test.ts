import { CONFIG_ID } from '@gazetteer/contract';
import { draw, serve, settled, start, type Said } from './page.ts';

jest.setTimeout(30_000);

const THEIRS = 'http://localhost/rest/contact-form-7/v1/contact-forms/12/feedback';
const NO_ROUTE: Said = { status: 404, body: { code: 'rest_no_route' } };

// A page of the plugin, where Gazetteer's own forms use a separate REST namespace.
document.head.innerHTML = `<script type="application/json" id="${CONFIG_ID}">${JSON.stringify({
	rest: 'http://localhost/rest/',
	namespace: 'gazetteer/v1',
	adopt: ['contact-form'],
})}</script>`;

const posted = jest.fn();

beforeEach(() => {
	jest.spyOn(console, 'error').mockImplementation(() => {});
	jest.spyOn(console, 'warn').mockImplementation(() => {});
	posted.mockReset();
	jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
		this: HTMLFormElement,
	) {
		posted(Object.fromEntries(new FormData(this)));
	});
});
afterEach(() => jest.restoreAllMocks());

const send = async (page: ReturnType<typeof draw>) => {
	page.form.requestSubmit(page.button);
	await settled();
};

describe('adopted form without a REST URL in its page', () => {
	it.each([
		['wpcf7 is not defined.', null],
		['wpcf7.api is not defined.', { api: undefined }],
	])(
		'an adopted form without a REST URL uses the namespace of its own plugin and logs “%s”',
		async (line, global) => {
			const server = serve();
			const page = draw();
			await start(page.root, global);
			await send(page);
			expect(server.asked.map(({ path }) => path)).toEqual([
				`${THEIRS}/schema`,
				THEIRS,
				'http://localhost/rest/contact-form-7/v1/contact-forms/12/refill',
			]);
			expect(console.error).toHaveBeenCalledWith(line);
			expect(page.form.dataset['status']).toBe('sent');
		},
	);

	it('an adopted form keeps the REST root of the settings when the page provides one', async () => {
		const server = serve();
		await start(draw().root);
		expect(server.asked[0]!.path).toContain('http://localhost/wp-json/contact-form-7/v1/');
		expect(console.error).not.toHaveBeenCalled();
	});
});

describe('contact form without a working REST API', () => {
	it.each([
		['the REST route does not exist', NO_ROUTE],
		['the site blocks REST requests', { status: 401, body: { code: 'rest_forbidden' } }],
		['a firewall blocks the request', { status: 403, text: '<h1>Forbidden</h1>' }],
		['the answer is an HTML page', { text: '<!doctype html>' }],
	] as const)('a contact form is submitted without JavaScript when %s', async (_why, refused) => {
		serve({ schema: refused, feedback: refused });
		const page = draw();
		page.button.setAttribute('name', 'pressed');
		await start(page.root, null);
		page.field('your-name').value = 'Ada';
		await send(page);
		expect(posted).toHaveBeenCalledTimes(1);
		expect(posted.mock.calls[0]).toMatchObject([
			{ 'your-name': 'Ada', _wpcf7: '12', pressed: 'Send' },
		]);
		expect(page.output()).toBe('');
	});

	it('a contact form shows no message when the page is cached and the refill fails', async () => {
		serve({ schema: NO_ROUTE, refill: NO_ROUTE });
		const page = draw();
		await start(page.root, { cached: 1 });
		expect(page.form.dataset['status']).toBe('init');
		expect(page.output()).toBe('');
	});

	it('a form submitted without JavaScript keeps its request ID, so that the server does not store the entry twice', async () => {
		serve({ schema: NO_ROUTE, feedback: NO_ROUTE });
		const page = draw({ fields: '<input type="hidden" name="gazetteer_request">' });
		await start(page.root, null);
		await send(page);
		expect(posted.mock.calls[0]).toMatchObject([
			{ gazetteer_request: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
		]);
	});

	it.each([
		['the server fails', { status: 500, text: '' }],
		['the server limits requests', { status: 429, text: '' }],
		['the visitor is offline', { error: new TypeError('offline') }],
	] as const)(
		'a contact form shows a message and keeps the input when %s',
		async (_why, refused) => {
			serve({ schema: refused, feedback: refused });
			const page = draw();
			await start(page.root, null);
			await send(page);
			expect(posted).not.toHaveBeenCalled();
			expect(page.output()).not.toBe('');
		},
	);

	it('a contact form shows a message when only the submission route fails', async () => {
		serve({ feedback: NO_ROUTE });
		const page = draw();
		await start(page.root, null);
		await send(page);
		expect(posted).not.toHaveBeenCalled();
		expect(page.output()).not.toBe('');
	});
});
