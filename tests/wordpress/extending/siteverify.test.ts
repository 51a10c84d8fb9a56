import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runWordPress } from '../../browser/site.ts';
import { category, guest, kept, listing, send } from '../submission/sending.ts';
import { install, uninstall } from './other-plugin.ts';

jest.setTimeout(60_000);

interface Asked {
	readonly method: string | undefined;
	readonly path: string | undefined;
	readonly fields: Readonly<Record<string, string>>;
}

let server: Server;
let hotels = '';
/** The requests that the service received. */
const asked: Asked[] = [];
/** The response of the service. The service is silent if it is undefined. */
let answer: object | undefined;

const choose = (more: object = {}) => {
	const option = {
		provider: 'my-service',
		siteKey: 'my-site',
		secret: 'my secret',
		forms: ['listing'],
		...more,
	};
	return runWordPress(
		`update_option('gazetteer', ['botCheck' => json_decode('${JSON.stringify(option)}', true)] + (array) get_option('gazetteer', []));`,
	);
};

beforeAll(async () => {
	server = createServer(async (request, response) => {
		let body = '';
		for await (const part of request.setEncoding('utf8')) body += String(part);
		const fields = Object.fromEntries(new URLSearchParams(body));
		asked.push({ method: request.method, path: request.url, fields });
		if (answer) response.end(JSON.stringify(answer));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	await install('siteverify-provider');
	await runWordPress(
		`update_option('my_service_address', 'http://127.0.0.1:${port}/siteverify');`,
	);
	await choose();
	hotels = await category();
});
beforeEach(() => {
	asked.length = 0;
	answer = undefined;
});
afterAll(async () => {
	await uninstall();
	await runWordPress(
		`delete_option('my_service_address'); delete_option('my_service_verified'); update_option('gazetteer', array_diff_key((array) get_option('gazetteer', []), ['botCheck' => 1]));`,
	);
	server.closeAllConnections();
	server.close();
});

/** Submits a listing with a token. Returns the server's response, and whether the listing exists. */
async function submit(token = 'a token & more') {
	const fields = listing({ ...guest(), category: hotels, token });
	const sent = await send(fields);
	const isKept = (await kept(fields['postTitle'])).length > 0;
	return { response: sent.answer.response, words: JSON.stringify(sent.answer), isKept };
}

const OK = { success: true, hostname: '127.0.0.1' };
const NOT_HUMAN = 'We could not confirm that you are human';
const NO_ANSWER = 'The bot check is not available at the moment';

describe('bot check service of another plugin that verifies tokens itself', () => {
	it('the server posts the secret and the token to the service, and keeps the listing that the service accepts', async () => {
		answer = OK;
		expect(await submit()).toMatchObject({ response: 'success', isKept: true });
		expect(asked).toEqual([
			{
				method: 'POST',
				path: '/siteverify',
				fields: { secret: 'my secret', response: 'a token & more' },
			},
		]);
		expect(await runWordPress(`echo get_option('my_service_verified', 'nobody');`)).toBe(
			'nobody',
		);
	});

	it.each<[string, object]>([
		[
			'the service refuses the token',
			{ success: false, 'error-codes': ['timeout-or-duplicate'] },
		],
		['the token comes from another site', { ...OK, hostname: 'elsewhere.example' }],
	])('the server refuses a listing if %s', async (_why, said) => {
		answer = said;
		const { response, words, isKept } = await submit();
		expect(response).not.toBe('success');
		expect(words).toContain(NOT_HUMAN);
		expect(isKept).toBe(false);
		expect(asked).toHaveLength(1);
	});

	it('the server refuses a listing without a token, and does not ask the service', async () => {
		answer = OK;
		expect(await submit('')).toMatchObject({
			words: expect.stringContaining(NOT_HUMAN),
			isKept: false,
		});
		expect(asked).toEqual([]);
	});

	it('the setting for a service that does not respond decides about a listing while the service is silent', async () => {
		expect(await submit()).toMatchObject({ response: 'success', isKept: true });
		await choose({ needsService: true });
		expect(await submit()).toMatchObject({
			words: expect.stringContaining(NO_ANSWER),
			isKept: false,
		});
		expect(asked).toHaveLength(2);
		answer = OK;
		expect(await submit()).toMatchObject({ response: 'success' });
		await choose();
	});
});
