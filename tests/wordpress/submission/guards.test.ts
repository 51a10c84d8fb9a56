import exchanges from '../../cases/exchange/submit-listing.json';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { php } from '../plugin/posts.ts';
import {
	category,
	guest,
	kept,
	listing,
	member,
	ownOrigin,
	picture,
	remains,
	send,
	type Fields,
} from './sending.ts';
import { share } from '../share.ts';
import { makeListing, PASSWORD, visitAs } from './owners.ts';

jest.setTimeout(120_000);

const ADDRESS = '/wp-admin/admin-ajax.php?action=gazetteer_submit_listing_ajax';

let hotels = '';
beforeAll(async () => {
	hotels = await category();
	await member('listing-owner');
});

const choose = (submission: Record<string, unknown>) =>
	runWordPress(
		`update_option('gazetteer', ['submission' => ${php(submission)}] + (array) get_option('gazetteer', []));`,
	);
afterEach(async () => {
	await choose({});
	await runWordPress(
		`global $wpdb; $wpdb->query("DELETE FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\_tally\\_%'");`,
	);
});

it.each(share(exchanges).map((one) => [one.says, one] as const))(
	'the submission endpoint responds to %s',
	async (_says, { request, answer }) => {
		const fields: Record<string, string> = {};
		for (const [name, value] of Object.entries(request) as [string, string | string[]][]) {
			if (typeof value === 'string') fields[name] = value;
			else
				value.forEach(
					(one, index) =>
						(fields[`${name}[${index}]`] = name === 'category' ? hotels : one),
				);
		}
		const sent = await send(fields);
		expect(sent.type).toBe('text/html; charset=UTF-8');
		if (answer.response === 'success') {
			expect(sent.answer).toEqual({
				...answer,
				newuser: expect.any(Number),
				status: expect.stringMatching(/\?post_type=gazetteer_listing&p=\d+$/),
			});
		} else {
			expect(sent.answer).toEqual(answer);
		}
	},
);

describe('malformed input of a listing', () => {
	it('malformed input gets JSON, without a PHP notice, and is not stored', async () => {
		const long = 'x'.repeat(250_000);
		const before = await remains();
		const odd: Fields[] = [
			{
				'postTitle[a][b]': 'x',
				'postContent[]': 'x',
				'category[a][b][c][d]': '1',
				'email[]': 'x',
				'lp_post[]': '1',
			},
			{ ...listing({ ...guest(), category: hotels }), postContent: long },
			{
				...listing({ ...guest(), category: hotels }),
				...Object.fromEntries(
					Array.from({ length: 101 }, (_, at) => [`faq[${at + 1}]`, 'x']),
				),
			},
			{
				...listing({ ...guest() }),
				...Object.fromEntries(
					Array.from({ length: 101 }, (_, at) => [`category[${at}]`, hotels]),
				),
			},
			{
				...listing({ ...guest(), category: hotels }),
				lp_form_fields_inn: 'text',
				business_hours: 'always',
				'faq[1][2]': 'x',
			},
			{ ...listing({ ...guest(), category: '1 OR 1=1' }) },
			{ ...listing({ category: hotels }), email: 'a@b.example\r\nBcc: all@site.example' },
			{},
		];
		for (const fields of odd) {
			const { answer, status } = await send({ processLogin: 'no', ...fields });
			expect([status, answer.response]).toEqual([200, 'fail']);
		}
		expect(await remains()).toEqual(before);
	});

	it('input is stored without control characters', async () => {
		const fields = listing({ ...guest(), category: hotels });
		const title = fields['postTitle'] as string;
		const { answer } = await send({
			...fields,
			postTitle: `\u202E${title}\u0000`,
			phone: '\u202E1',
		});
		expect(answer.response).toBe('success');
		expect(await kept(title)).toHaveLength(1);
	});

	it('a listing sent with GET is refused', async () => {
		const response = await fetch(`${siteUrl()}${ADDRESS}&postTitle=x`);
		expect([response.status, await response.json()]).toEqual([
			405,
			expect.objectContaining({ response: 'fail', status: {} }),
		]);
	});

	it('a listing with more fields than PHP accepts is refused', async () => {
		const body = new FormData();
		for (let at = 0; at < 1200; at++) body.append(`f${at}`, '1');
		const text = await (await fetch(siteUrl() + ADDRESS, { method: 'POST', body })).text();
		const [, answer = ''] = /(\{.*\})\s*$/.exec(text) ?? [];
		expect(JSON.parse(answer)).toMatchObject({
			response: 'fail',
			msg: 'This form has more fields than the server accepts.',
		});
	});

	it('a listing with more files than PHP accepts is refused', async () => {
		const body = new FormData();
		for (let at = 0; at < 25; at++)
			body.append(`listingfiles[${at}]`, new Blob(['x']), 'x.jpg');
		const text = await (await fetch(siteUrl() + ADDRESS, { method: 'POST', body })).text();
		const [, answer = ''] = /(\{.*\})\s*$/.exec(text) ?? [];
		expect(JSON.parse(answer)).toMatchObject({
			response: 'fail',
			msg: expect.stringContaining('more files'),
		});
	});
});

it('a listing above the size limit of the server gets an error, detected by its URL', async () => {
	const response = await fetch(siteUrl() + ADDRESS, {
		method: 'POST',
		body: new URLSearchParams({ postContent: 'x'.repeat(68_000_000) }),
	});
	expect([response.status, await response.json()]).toEqual([
		413,
		{
			response: 'fail',
			status: {},
			msg: 'The request is too large. Please send fewer or smaller files.',
		},
	]);
});

it('a login from another site is refused', async () => {
	const fields = {
		category: hotels,
		processLogin: 'yes',
		inputUsername: 'listing-owner',
		inputUserpass: 'a long password',
	};
	const foreign = { headers: { origin: 'https://elsewhere.example' } };
	const { answer, cookies } = await send(listing(fields), foreign);
	expect([answer.response, cookies]).toEqual(['fail', []]);
	expect((await send(listing({ ...guest(), category: hotels }), foreign)).answer.response).toBe(
		'success',
	);
});

describe('rate limits of the submission', () => {
	it('the rate limit allows five listings per IP address in ten minutes', async () => {
		const answers = [];
		for (let at = 0; at < 6; at++) {
			const { status, answer } = await (async () => {
				const response = await fetch(siteUrl() + ADDRESS, {
					method: 'POST',
					body: new URLSearchParams({
						...listing({ ...guest(), category: hotels }),
					} as Record<string, string>),
				});
				return { status: response.status, answer: await response.json() };
			})();
			answers.push([status, answer.response]);
			if (at === 5) expect(answer.msg).toBe('Too many attempts. Please try again later.');
		}
		expect(answers).toEqual([
			...Array.from({ length: 5 }, () => [200, 'success']),
			[200, 'failure'],
		]);
	});

	it('the rate limit allows ten password attempts per account', async () => {
		const fields = listing({
			category: hotels,
			processLogin: 'yes',
			inputUsername: 'listing-owner',
		});
		const answers = [];
		for (let at = 0; at < 11; at++) {
			const body = new URLSearchParams({
				...fields,
				inputUserpass: `wrong ${at}`,
				postTitle: `x ${at}`,
			} as Record<string, string>);
			answers.push(
				(await send(Object.fromEntries(body), { headers: { 'x-test-tries': 'listing' } }))
					.answer.msg,
			);
		}
		expect(new Set(answers.slice(0, 10))).toEqual(
			new Set(['The username or password is incorrect. Please try again.']),
		);
		expect(answers[10]).toBe('Too many attempts. Please try again later.');
	});

	it('bots are detected by honeypot and time, except on pages without these fields', async () => {
		const token = await runWordPress(
			'echo Gazetteer\\Submission\\Guard\\BotDetection::renderToken();',
		);
		const fields = listing({ ...guest(), category: hotels });
		expect((await send({ ...fields, gazetteer_note: 'x' })).answer.response).toBe('fail');
		expect((await send({ ...fields, gazetteer_drawn: token })).answer.response).toBe('fail');
		expect((await send({ ...fields, gazetteer_drawn: 'forged' })).answer.response).toBe(
			'success',
		);
	});
});

describe('submission behind a proxy that is not configured', () => {
	const hidden = (at: number) => ({
		headers: { 'x-forwarded-for': `203.0.113.${at}`, 'x-test-site-tries': '2' },
	});
	const REFUSED = {
		response: 'failure',
		msg: 'Too many attempts. Please try again later.',
	};

	it('behind an unknown proxy, the whole site has a limit of listings per minute', async () => {
		const answers = [];
		for (let at = 1; at <= 3; at++) {
			answers.push(
				(await send(listing({ ...guest(), category: hotels }), hidden(at))).answer,
			);
		}
		expect(answers.map(({ response }) => response)).toEqual(['success', 'success', 'failure']);
		expect(answers[2]).toMatchObject(REFUSED);
		const other = await send(listing({ ...guest(), category: hotels }), {
			headers: { 'x-test-site-tries': '2' },
		});
		expect(other.answer.response).toBe('success');
	});

	it('behind an unknown proxy, the whole site has a limit of searches for similar listings', async () => {
		await makeListing('Often Asked Inn', 1, { status: 'publish' });
		const found = [];
		for (let at = 1; at <= 3; at++) {
			const response = await fetch(
				`${siteUrl()}/wp-admin/admin-ajax.php?action=gazetteer_similar_listings`,
				{
					method: 'POST',
					body: new URLSearchParams({ postTitle: 'Often Asked Inn' }),
					...hidden(at),
				},
			);
			found.push(((await response.json()) as { listings: unknown[] }).listings.length);
		}
		expect(found).toEqual([1, 1, 0]);
	});

	it('a notice on the dashboard and the plugin’s screens reports the unknown proxy until it is dismissed', async () => {
		await runWordPress(
			`(new WP_User(wp_create_user('names-proxies', ${php(PASSWORD)}, 'names-proxies@site.example')))->set_role('administrator');`,
		);
		const { page } = await visitAs('names-proxies', '/wp-admin/');
		const notice = page.locator('.gazetteer-proxy-notice');
		expect(await notice.count()).toBe(0);
		await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
		for (const path of ['/wp-admin/edit.php?post_type=gazetteer_listing', '/wp-admin/']) {
			await page.goto(path);
			expect(await notice.isVisible()).toBe(true);
			expect(await notice.innerText()).toContain('proxy 127.0.0.1');
		}
		expect(
			await notice
				.getByRole('link', { name: 'Enter the proxy address' })
				.getAttribute('href'),
		).toContain('#gazetteer-proxies');
		await page.goto('/wp-admin/edit.php');
		expect(await notice.count()).toBe(0);
		await page.goto('/wp-admin/');
		await notice.getByRole('link', { name: 'Dismiss' }).click();
		await page.waitForURL(/wp-admin\/?$/);
		expect(await notice.count()).toBe(0);
	});
});

describe('settings of the submission', () => {
	it('the settings can require guests to log in', async () => {
		await choose({ membersOnly: true });
		const { answer } = await send(listing({ ...guest(), category: hotels }));
		expect(answer).toMatchObject({
			response: 'failure',
			msg: 'Please log in to submit a listing.',
		});
		const inside = listing({
			category: hotels,
			processLogin: 'yes',
			inputUsername: 'listing-owner',
			inputUserpass: 'a long password',
		});
		expect((await send(inside)).answer.response).toBe('success');
	});

	it('the settings can publish listings immediately, and the response links to the listing', async () => {
		await choose({ publishesNew: true });
		const fields = listing({ ...guest(), category: hotels });
		const { answer } = await send(fields);
		expect(answer).toMatchObject({
			response: 'success',
			msg: expect.stringContaining('Your listing is published.'),
		});
		expect((await kept(fields['postTitle']))[0]!.status).toBe('publish');
		expect((await fetch(answer.status as string)).status).toBe(200);
	});

	it('the settings can make fields required', async () => {
		await choose({
			required: [
				'location',
				'gAddress',
				'phone',
				'social',
				'listingfiles',
				'lp-featuredimage',
				'business_logo',
			],
		});
		const { answer } = await send(listing({ ...guest(), category: hotels }));
		expect(Object.keys(answer.status as object)).toEqual([
			'location',
			'gAddress',
			'phone',
			'social',
			'listingfiles',
			'lp-featuredimage',
			'business_logo',
		]);
	});

	describe('submission with a bot check', () => {
		const keys = { siteKey: 'site', secret: 'secret' };
		const says = (more: object = {}) =>
			JSON.stringify({
				success: true,
				action: 'lp_submitlisting',
				score: 0.9,
				hostname: '127.0.0.1',
				...more,
			});
		const check = async (said: string, more: Fields = { token: 'token' }) => {
			const fields = listing({ ...guest(), category: hotels, ...more });
			const { answer } = await send(fields, { headers: { 'x-test-bot': said } });
			return [answer.response, (await kept(fields['postTitle']))[0]?.status];
		};

		it('listings with a valid bot-check token are accepted, and listings without one are refused', async () => {
			await choose({ ...keys, publishesNew: true });
			expect(await check(says())).toEqual(['success', 'publish']);
			expect(await check(says(), {})).toEqual(['failure', undefined]);
			for (const wrong of [
				{ score: 0.1 },
				{ action: 'other' },
				{ hostname: 'elsewhere.example' },
				{ success: false },
				{ score: null },
			])
				expect(await check(says(wrong))).toEqual(['failure', undefined]);
		});

		it('listings are held for review or refused while the bot check does not respond', async () => {
			await choose({ ...keys, publishesNew: true });
			expect(await check('down')).toEqual(['success', 'pending']);
			await choose({ ...keys, publishesNew: true, needsService: true });
			expect(await check('down')).toEqual(['failure', undefined]);
		});
	});
});

it('a member needs no nonce on this site, and counts as a guest if the request has no origin', async () => {
	const { cookie, id } = await member('listing-owner');
	const fields = listing({ category: hotels });
	expect((await send(fields, { cookie, headers: ownOrigin() })).answer.response).toBe('success');
	expect((await kept(fields['postTitle']))[0]!.author).toBe(id);
	const { answer } = await send(
		listing({ category: hotels, 'listingfiles[0]': await picture('png', 10, 10) }),
		{ cookie },
	);
	expect(answer).toMatchObject({
		response: 'fail',
		status: { email: 'Please enter your email address.' },
	});
});
