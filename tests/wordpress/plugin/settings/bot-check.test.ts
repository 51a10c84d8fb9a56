import { randomUUID } from 'node:crypto';
import { BOT_TOKEN_INPUT } from '@gazetteer/contract';
import type { Page } from 'playwright-core';
import { goes, serveProvider } from '../../../browser/bot-check/providers.ts';
import { runWordPress, siteUrl } from '../../../browser/site.ts';
import { visit } from '../../../browser/visitor.ts';
import { openAdmin, type Admin } from '../../admin.ts';
import { makeForm, PLAIN, removeForms, type OwnForm } from '../../contact-form/own.ts';
import { saveTab } from '../../settings.ts';
import { makeListing, makeOwner, told, visitAs } from '../../submission/owners.ts';
import { php } from '../posts.ts';

jest.setTimeout(120_000);

const SCREEN = '/wp-admin/options-general.php?page=gazetteer&tab=bot-check';
const KEYS = { siteKey: 'site key', secret: 'secret' };
const NOT_HUMAN = 'We could not confirm that you are human. Please try again.';

const choose = (option: object) =>
	runWordPress(
		`update_option('gazetteer', ${php(option)} + array_diff_key((array) get_option('gazetteer', []), ['botCheck' => 1, 'submission' => 1]));`,
	);
const check = (more: object) =>
	choose({ botCheck: { provider: 'turnstile', forms: ['contact'], ...KEYS, ...more } });
const kept = (key: string) => told<unknown>(`get_option('gazetteer')['${key}'] ?? null`);

const says = (more: object = {}) =>
	JSON.stringify({ success: true, hostname: '127.0.0.1', action: 'contact_form', ...more });
const wrongKey = JSON.stringify({ success: false, 'error-codes': ['invalid-input-secret'] });

let admin: Admin;
let form: OwnForm;
beforeAll(async () => {
	admin = await openAdmin();
	form = await makeForm(PLAIN, { metas: { gazetteer_form_settings: { emailLimit: 0 } } });
});
afterEach(() => choose({}));
afterAll(removeForms);

const multipart = (fields: Readonly<Record<string, string>>) => {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	return body;
};

/**
 * Submits a contact form that was rendered one minute ago. The bot-check service answers with
 * `said`.
 */
async function post(said: string, token = 'token'): Promise<[string, string]> {
	const drawn = await runWordPress(
		`echo (new Gazetteer\\ContactForm\\Domain\\Spam\\RenderToken(Gazetteer\\ContactForm\\Submission\\SiteSigner::signer()))->write(${form.id}, time() - 60);`,
	);
	const response = await fetch(
		`${siteUrl()}/index.php?rest_route=/gazetteer/v1/contact-forms/${form.id}/feedback`,
		{
			method: 'POST',
			headers: { 'x-test-bot': said },
			body: multipart({
				_wpcf7_unit_tag: `wpcf7-f${form.id}-o1`,
				gazetteer_request: randomUUID(),
				gazetteer_drawn: drawn,
				'your-name': 'Amelia',
				'your-email': 'amelia@example.com',
				'your-message': randomUUID(),
				[BOT_TOKEN_INPUT.turnstile]: token,
			}),
		},
	);
	const { status, message } = (await response.json()) as { status: string; message: string };
	return [status, message];
}

it('the bot check settings have their own tab, which imports the reCAPTCHA settings of earlier versions', async () => {
	await choose({ submission: { ...KEYS, leastScore: 70, images: 3 } });
	const html = await (await admin.get(SCREEN)).text();
	expect(html).toMatch(/value="recaptcha" +selected/);
	expect(html).toMatch(/id="gazetteer-bot-listing"[^>]*checked/);
	await saveTab(admin, 'submission');
	const moved = {
		provider: 'recaptcha',
		...KEYS,
		forms: ['listing'],
		leastScore: 70,
		needsService: false,
		consent: '',
	};
	expect([await kept('botCheck'), await kept('submission')]).toEqual([
		moved,
		expect.objectContaining({ images: 3 }),
	]);
	await saveTab(admin, 'widgets');
	expect(await kept('botCheck')).toEqual(moved);
});

it('a message is verified by Turnstile, and refused unless the verification succeeds', async () => {
	await check({});
	expect((await post(says()))[0]).toMatch(/^mail_/);
	expect(await post(says(), '')).toEqual(['aborted', NOT_HUMAN]);
	for (const wrong of [
		{ action: 'lp_submitlisting' },
		{ hostname: 'elsewhere.example' },
		{ success: false, 'error-codes': ['timeout-or-duplicate'] },
	])
		expect(await post(says(wrong))).toEqual(['aborted', NOT_HUMAN]);
	// An unprotected form does not call the service.
	await check({ forms: ['listing', 'claim'] });
	expect((await post(says({ success: false }), ''))[0]).toMatch(/^mail_/);
});

it('messages are accepted or refused while the bot check service is down, as chosen, and Site Health reports wrong keys', async () => {
	const health = () =>
		told<string>(
			`(static function () { $tests = (new Gazetteer\\BotCheck\\BotCheckHealth(Gazetteer\\BotCheck\\BotCheckSettings::fromSettings(new Gazetteer\\Kernel\\Settings()), ''))->addTest([]); return $tests['direct']['gazetteer_bot_check']['test']()['status']; })()`,
		);
	await check({});
	expect((await post('down'))[0]).toMatch(/^mail_/);
	expect(await health()).toBe('good');
	await check({ needsService: true });
	expect(await post('down')).toEqual([
		'aborted',
		'The bot check is not available at the moment. Please try again later.',
	]);
	expect((await post(wrongKey))[0]).toBe('aborted');
	expect(await health()).toBe('critical');
	expect(await (await admin.get(SCREEN)).text()).toContain(
		'Cloudflare Turnstile rejected these keys.',
	);
	expect((await post(says()))[0]).toMatch(/^mail_/);
	expect(await health()).toBe('good');
});

it('a message and a claim are verified by the bot check in the browser, and keep their input', async () => {
	await check({ provider: 'hcaptcha', forms: ['contact', 'claim'] });
	const html = await (await fetch(siteUrl() + form.path)).text();
	expect(html).toMatch(/<noscript><p[^>]*>This form has a bot check that needs JavaScript\./);

	const said = JSON.stringify({ success: true, hostname: 'not-provided' });
	const { page } = await visit(form.path, {
		width: 390,
		before: async (opened) => {
			await opened.setExtraHTTPHeaders({ 'x-test-bot': said });
			await serveProvider(opened, 'hcaptcha');
			await opened.addInitScript(() => Object.assign(window, { way: 'closed' }));
		},
	});
	await page.getByLabel('Your name').fill('Amelia');
	await page.getByLabel('Your email').fill('amelia@example.com');
	// Backdate the form, because this test is not about the minimum time.
	await page
		.locator('[name=gazetteer_drawn]')
		.evaluate(
			(input: HTMLInputElement, drawn) => (input.value = drawn),
			await runWordPress(
				`echo (new Gazetteer\\ContactForm\\Domain\\Spam\\RenderToken(Gazetteer\\ContactForm\\Submission\\SiteSigner::signer()))->write(${form.id}, time() - 60);`,
			),
		);
	await page.getByRole('button', { name: 'Send' }).click();
	await page.locator('.wpcf7-response-output', { hasText: 'was not completed' }).waitFor();
	expect(await page.getByLabel('Your name').inputValue()).toBe('Amelia');
	await goes(page, 'token');
	await page.getByRole('button', { name: 'Send' }).click();
	await page.locator('form.sent, form.failed').waitFor();

	await makeOwner('ben');
	const listing = await makeListing('Blue Door', await makeOwner('ada'), { status: 'publish' });
	const address = await told<string>(`get_permalink(${listing})`);
	const path = `${address.slice(siteUrl().length)}${address.includes('?') ? '&' : '?'}gazetteer_claim=form`;
	const send = async (claimed: Page) => {
		await claimed
			.locator('[name=gazetteer_drawn]')
			.evaluate((input: HTMLInputElement) => (input.value = ''));
		await claimed.getByRole('button', { name: 'Send claim' }).click();
	};
	// Without JavaScript there is no token. The form keeps the typed text.
	const plain = await visitAs('ben', path, { javascript: false });
	await plain.page.getByLabel('How can we verify').fill('I run it.');
	await send(plain.page);
	await plain.page.getByRole('alert').filter({ hasText: NOT_HUMAN }).waitFor();
	// The error appears once and at no field, because no field can fix it.
	expect((await plain.page.locator('.gz-claim').innerText()).split(NOT_HUMAN)).toHaveLength(2);
	expect(await plain.page.locator('.gz-claim [aria-invalid=true]').count()).toBe(0);
	expect(await plain.page.getByLabel('How can we verify').inputValue()).toBe('I run it.');

	const claim = await visitAs('ben', path, {
		width: 390,
		before: async (opened) => {
			await opened.setExtraHTTPHeaders({ 'x-test-bot': said, 'x-test-tries': '1' });
			await serveProvider(opened, 'hcaptcha');
			await opened.addInitScript(() => Object.assign(window, { way: 'closed' }));
		},
	});
	await claim.page.getByLabel('How can we verify').fill('I run it.');
	await send(claim.page);
	await claim.page.getByRole('alert').getByText('was not completed').waitFor();
	await goes(claim.page, 'token');
	await claim.page.getByRole('button', { name: 'Send claim' }).click();
	await claim.page.getByText('Thank you! We received your claim').waitFor();
});
