/** @jest-environment node */
import { ACTION } from '@gazetteer/contract';
import { createAjax, type Params } from '@gazetteer/wire';
import { fakeFetch, json } from './fake-fetch.ts';

const ENDPOINT = 'https://example.org/wp-admin/admin-ajax.php';

async function sent(params: Params | FormData, endpoint = ENDPOINT) {
	const server = fakeFetch(json({}));
	const ajax = createAjax({ endpoint, prefix: 'places', fetch: server.fetch });
	await ajax(ACTION.submitListing, params, () => null);
	return server.sent[0]!;
}

const pairs = async (params: Params) => String((await sent(params)).init.body);

describe('createAjax()', () => {
	it.each([
		['a number', { term_id: 7 }, 'term_id=7'],
		['a list', { term_id: [7, 9] }, 'term_id%5B%5D=7&term_id%5B%5D=9'],
		['a list of one', { term_id: ['7'] }, 'term_id%5B%5D=7'],
		['an empty list as no parameter', { term_id: [] }, ''],
		['an empty text', { listing_id: '' }, 'listing_id='],
		['undefined and null as empty texts', { a: undefined, b: null }, 'a=&b='],
		['zero', { page: 0 }, 'page=0'],
		['encoded special characters', { q: 'a&b=c d+é' }, 'q=a%26b%3Dc+d%2B%C3%A9'],
	] as const)('an AJAX call sends %s', async (_says, params, body) => {
		const action = 'action=places_submit_listing_ajax';
		expect(await pairs(params)).toBe(body ? `${body}&${action}` : action);
	});

	it('an AJAX call is a POST request with same-origin cookies', async () => {
		const { init } = await sent({});
		expect(init).toMatchObject({
			method: 'POST',
			credentials: 'same-origin',
			headers: { Accept: 'application/json, */*;q=0.1' },
		});
		expect(new Request('https://example.org', init).headers.get('content-type')).toBe(
			'application/x-www-form-urlencoded;charset=UTF-8',
		);
	});

	it.each([
		[ENDPOINT, `${ENDPOINT}?action=places_submit_listing_ajax`],
		[`${ENDPOINT}?lang=de`, `${ENDPOINT}?lang=de&action=places_submit_listing_ajax`],
	])(
		'an AJAX call puts the action into the URL, where body size limits do not drop it',
		async (from, to) => {
			expect((await sent({}, from)).url).toBe(to);
		},
	);

	it('an AJAX call sends form data with files and replaces the action of the form', async () => {
		const form = new FormData();
		form.set('action', 'something_else');
		form.append('category[]', '7');
		form.append('listingfiles[0]', new File(['x'], 'gate.jpg', { type: 'image/jpeg' }));
		const { init } = await sent(form);

		const body = init.body as FormData;
		expect(body.getAll('action')).toEqual(['places_submit_listing_ajax']);
		expect(body.getAll('category[]')).toEqual(['7']);
		expect((body.get('listingfiles[0]') as File).name).toBe('gate.jpg');
	});

	it('an AJAX call returns the result of the reader and passes its errors on', async () => {
		const { fetch } = fakeFetch(json({ plans: '<div>' }));
		const ajax = createAjax({ endpoint: ENDPOINT, fetch });
		const read = (body: unknown) => (body as { plans: string }).plans;
		expect(await ajax(ACTION.generalPlans, {}, read)).toBe('<div>');

		const bug = new RangeError('a bug of ours');
		const fail = () => {
			throw bug;
		};
		await expect(ajax(ACTION.generalPlans, {}, fail)).rejects.toBe(bug);
	});
});
