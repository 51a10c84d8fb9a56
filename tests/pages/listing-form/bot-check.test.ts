import { TEXT } from '@gazetteer/contract';
import type { Page } from 'playwright-core';
import { askedOf, goes, markChecked, serveProvider } from '../../browser/bot-check/providers.ts';
import {
	ATTACHED,
	describePlace,
	eventually,
	openOlder,
} from '../../browser/listing-form/older-pages.ts';
import { fillIn, openSubmission, press, shownBy } from '../../browser/listing-form/submission.ts';

jest.setTimeout(60_000);

const SERVICE = /www\.google\.com\/recaptcha\/api\.js/;
const REFUSED = {
	response: 'failure',
	status: '<span class="email-exist-error error-msg">Not human?</span>',
	msg: 'Not human?',
};
const KEPT = { response: 'fail', status: [], msg: 'Seen' };

/** The functions of the recorded script of the service that forms use. */
const SCRIPT = `
	let count = 0;
	window.asked = [];
	window.grecaptcha = {
		ready: (run) => setTimeout(run),
		execute: async (key, options) => { asked.push([key, options.action]); return 'token-' + (count += 1); },
		reset: () => asked.push('reset'),
	};
`;

const checked = async (page: Page) => {
	await page.locator('#lp-submit-form').evaluate((form) => {
		form.setAttribute('data-lp-recaptcha', '1');
		form.setAttribute('data-lp-recaptcha-sitekey', 'site key');
	});
	await fillIn(page);
};

const asked = (page: Page) =>
	page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);

it('the listing form requests a bot-check token on submit, and a new one after a refusal or a lost connection', async () => {
	const loads: string[] = [];
	const { page, posted } = await openSubmission('listing-legacy.html', {
		replies: [REFUSED, (response) => void response.destroy(), KEPT],
		before: (opened) =>
			opened.route(SERVICE, (route) => {
				loads.push(route.request().url());
				return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
			}),
	});
	await page.evaluate(() => {
		document
			.querySelector('.preview-section')!
			.insertAdjacentHTML(
				'beforebegin',
				'<div class="form-group"><label for="inputEmail">Email</label><input name="email" id="inputEmail"></div>',
			);
	});
	await checked(page);
	expect(loads).toEqual([]);
	await press(page);
	await page.getByText('Not human?').first().waitFor();
	await press(page);
	await page.getByRole('button', { name: TEXT.sendAgain }).click();
	await page.getByText('Seen').waitFor();
	expect(loads).toEqual(['https://www.google.com/recaptcha/api.js?render=site%20key']);
	expect(
		posted.map(({ fields }) => [fields.get('token'), fields.get('recaptha-action')]),
	).toEqual([1, 2, 3].map((turn) => [`token-${turn}`, 'lp_submitlisting']));
	expect(await asked(page)).toEqual([
		['site key', 'lp_submitlisting'],
		['site key', 'lp_submitlisting'],
		'reset',
		['site key', 'lp_submitlisting'],
	]);
});

it('the listing form shows that the bot-check service is blocked, stays usable, and sends once it is not', async () => {
	const { page, posted, alerts } = await openSubmission('listing-own.html', {
		replies: [KEPT],
		before: (opened) => opened.route(SERVICE, (route) => route.abort()),
	});
	await checked(page);
	await press(page);
	await page.locator('.gz-not-sent').getByText(TEXT.robotCheckBlocked).waitFor();
	expect(await shownBy(page)).toMatchObject({ disabled: false, icon: 'fa-times' });
	expect([posted.length, alerts]).toEqual([0, []]);
	await page.evaluate(() => {
		Object.assign(window, {
			grecaptcha: { ready: (run: () => void) => run(), execute: async () => 'late' },
		});
	});
	await page.getByRole('button', { name: TEXT.sendAgain }).click();
	await page.getByText('Seen').waitFor();
	expect(posted.map(({ fields }) => fields.get('token'))).toEqual(['late']);
});

it('the listing form does not wait for a bot-check service that never responds', async () => {
	const { page, posted } = await openSubmission('listing-own.html', { replies: [KEPT] });
	await page.evaluate(() => {
		Object.assign(window, {
			grecaptcha: { ready: () => {}, execute: () => new Promise(() => {}) },
		});
	});
	await checked(page);
	await press(page);
	await page.locator('.gz-not-sent').getByText(TEXT.robotCheckBlocked).waitFor();
	expect(posted).toEqual([]);
});

it.each(ATTACHED)(
	'a listing form of the older theme is sent without a token when the bot-check service is blocked (%s)',
	async (attached) => {
		const { page, posted } = await openOlder('listing-submit-2-9.html', attached, {
			replies: [KEPT],
		});
		await page.route(SERVICE, (route) => route.abort());
		await page.locator('#lp-submit-form').evaluate((form) => {
			form.setAttribute('data-lp-recaptcha', '1');
			form.setAttribute('data-lp-recaptcha-sitekey', 'site key');
		});
		await page.locator('#lptitle').hover();
		await describePlace(page);
		await page.fill('#inputEmail', 'ada@visitor.example');
		await page.fill('#customUname', 'ada');
		await press(page);
		await eventually(() => posted.length, 1);
		expect(posted.map(({ fields }) => fields.get('token'))).toEqual([null]);
	},
);

describe.each(['turnstile', 'hcaptcha'] as const)(
	'listing form with a bot check of %s',
	(provider) => {
		it('the listing form shows why there is no bot-check token, and sends a token with each try, loading the script once', async () => {
			let loads: string[] = [];
			const { page, posted } = await openSubmission('listing-own.html', {
				bypassCSP: true,
				replies: [{ ...KEPT, msg: 'Once more' }, KEPT],
				before: async (opened) => {
					await opened.addInitScript(() => Object.assign(window, { way: 'key' }));
					loads = await serveProvider(opened, provider);
				},
			});
			await markChecked(page, {
				'data-gazetteer-bot-check': provider,
				'data-gazetteer-bot-check-key': 'site key',
			});
			await fillIn(page);
			expect(loads).toEqual([]);
			await press(page);
			await page.locator('.gz-not-sent').getByText(TEXT.robotCheckRefused).waitFor();
			await goes(page, 'closed');
			await page.getByRole('button', { name: TEXT.sendAgain }).click();
			await page.locator('.gz-not-sent').getByText(TEXT.robotCheckUnsolved).waitFor();
			expect(posted).toEqual([]);
			await goes(page, 'token');
			await page.getByRole('button', { name: TEXT.sendAgain }).click();
			await page.getByText('Once more').waitFor();
			await press(page);
			await page.getByText('Seen').waitFor();
			expect(posted.map(({ fields }) => fields.get('token'))).toEqual(['token-1', 'token-2']);
			expect(loads).toHaveLength(1);
			expect((await askedOf(page)).length).toBeGreaterThan(0);
		});
	},
);
