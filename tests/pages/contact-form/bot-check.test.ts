import { BOT_TOKEN_INPUT, TEXT } from '@gazetteer/contract';
import type { Page } from 'playwright-core';
import {
	askedOf,
	goes,
	markChecked,
	serveProvider,
	type ProviderName,
} from '../../browser/bot-check/providers.ts';
import { answer } from '../../browser/contact-form/answers.ts';
import { openContact, type ContactOptions } from '../../browser/contact-form/contact.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const PROVIDERS: readonly ProviderName[] = ['recaptcha', 'turnstile', 'hcaptcha'];

const attributes = (provider: ProviderName, consent = '') => ({
	'data-gazetteer-bot-check': provider,
	'data-gazetteer-bot-check-key': 'site key',
	...(consent && { 'data-gazetteer-bot-check-consent': consent }),
});

interface Checked extends ContactOptions {
	path?: string;
	consent?: string;
	state?: { blocked?: boolean };
}

async function openChecked(
	provider: ProviderName,
	{ path = 'plain', consent, state, before, ...options }: Checked = {},
) {
	let loads: string[] = [];
	const opened = await openContact(path, {
		...options,
		before: async (page) => {
			loads = await serveProvider(page, provider, state);
			await before?.(page);
		},
	});
	await markChecked(opened.page, attributes(provider, consent));
	const token = BOT_TOKEN_INPUT[provider];
	return {
		...opened,
		loads,
		tokens: () => opened.server.of('feedback').map(({ fields }) => fields.get(token)),
	};
}

async function fillAndSend(page: Page, at = 0) {
	await page.locator('[name=your-name]').nth(at).fill('Ann');
	await page.locator('[name=your-email]').nth(at).fill('ann@site.example');
	await send(page, at);
}

const send = (page: Page, at = 0) => page.locator('.wpcf7-submit').nth(at).click();
const says = (page: Page, words: string) =>
	page.locator('.wpcf7-response-output', { hasText: words }).waitFor();
const typed = (page: Page) => page.locator('[name=your-name]').first().inputValue();

describe.each(PROVIDERS)('contact form with a bot check of %s', (provider) => {
	it('the bot check loads its script once, on submit, and fetches a token for each submission', async () => {
		const { page, loads, tokens, server } = await openChecked(provider, {
			replies: { feedback: [answer('aborted'), answer('mail_sent')] },
		});
		await page.locator('[name=your-name]').focus();
		await rest(page);
		expect(loads).toEqual([]);
		await fillAndSend(page);
		await page.locator('form.aborted').waitFor();
		await send(page);
		await page.locator('form.sent').waitFor();
		expect(tokens()).toEqual(['token-1', 'token-2']);
		expect(loads).toHaveLength(1);
		const [first] = (await askedOf(page)) as [unknown[]];
		expect(first).toEqual(
			{
				recaptcha: ['site key', 'contact_form'],
				turnstile: ['site key', 'contact_form', 'interaction-only'],
				hcaptcha: ['site key', 'invisible', true],
			}[provider],
		);
		expect(server.of('feedback')).toHaveLength(2);
	});

	it('the contact form shows that the bot check’s key was rejected or the check was not completed, and sends once it works', async () => {
		const { page, tokens } = await openChecked(provider, {
			before: (opened) => opened.addInitScript(() => Object.assign(window, { way: 'key' })),
		});
		await fillAndSend(page);
		await says(page, TEXT.robotCheckRefused);
		await goes(page, 'closed');
		await send(page);
		await says(
			page,
			provider === 'recaptcha' ? TEXT.robotCheckBlocked : TEXT.robotCheckUnsolved,
		);
		expect([await typed(page), tokens()]).toEqual(['Ann', []]);
		await goes(page, 'token');
		await send(page);
		await page.locator('form.sent').waitFor();
		expect(tokens()).toHaveLength(1);
	});

	it('the contact form shows that the bot check is blocked or the visitor is offline, keeps the input, and sends later', async () => {
		const state = { blocked: true };
		const { page, context, loads, tokens } = await openChecked(provider, { state });
		await fillAndSend(page);
		await says(page, TEXT.robotCheckBlocked);
		await context.setOffline(true);
		await send(page);
		await says(page, TEXT.robotCheckOffline);
		expect([await typed(page), tokens(), loads.length >= 1]).toEqual(['Ann', [], true]);
		await context.setOffline(false);
		state.blocked = false;
		await send(page);
		await page.locator('form.sent').waitFor();
		expect(tokens()).toEqual(['token-1']);
	});
});

it.each(['turnstile', 'hcaptcha'] as const)(
	'the contact form waits without a timeout while %s shows a challenge to the visitor',
	async (provider) => {
		const { page, tokens } = await openChecked(provider, {
			before: async (opened) => {
				await opened.clock.install();
				await opened.addInitScript(() => Object.assign(window, { way: 'asks' }));
			},
		});
		await fillAndSend(page);
		await page.clock.runFor(200);
		const button = page.getByRole('button', { name: 'I am human' });
		await button.waitFor();
		await page.clock.runFor(60_000);
		expect(tokens()).toEqual([]);
		await button.click();
		await page.clock.runFor(200);
		await page.locator('form.sent').waitFor();
		expect(tokens()).toEqual(['token-1']);
	},
);

it('two contact forms on a page share one bot-check script, and a form without a check loads none', async () => {
	const { page, loads, tokens } = await openChecked('turnstile', {
		path: 'twice',
	});
	await Promise.all([0, 1].map((at) => page.locator('[name=your-name]').nth(at).fill('Ann')));
	await Promise.all(
		[0, 1].map((at) => page.locator('[name=your-email]').nth(at).fill('a@site.example')),
	);
	await page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('.wpcf7-submit')]
			.slice(0, 2)
			.forEach((button) => button.click()),
	);
	await page.locator('form.sent').nth(1).waitFor();
	expect([loads.length, [...tokens()].sort()]).toEqual([1, ['token-1', 'token-2']]);

	const free = await openContact('plain', {
		before: (opened) => serveProvider(opened, 'turnstile', { blocked: true }),
	});
	await fillAndSend(free.page);
	await free.page.locator('form.sent').waitFor();
});

it('the bot check reuses a library loaded by another script, also with a different key', async () => {
	const { page, loads, tokens } = await openChecked('recaptcha');
	const other = 'https://www.google.com/recaptcha/api.js?render=other';
	await page.addScriptTag({ url: other });
	await fillAndSend(page);
	await page.locator('form.sent').waitFor();
	expect(loads).toEqual([other]);
	expect([await askedOf(page), tokens()]).toEqual([
		[
			['render', 'site key', 'invisible'],
			[0, 'contact_form'],
		],
		['token-1'],
	]);
});

it('the bot check asks for consent first if required, and a second submission gives it', async () => {
	const { page, loads, tokens } = await openChecked('hcaptcha', { consent: 'functional' });
	await fillAndSend(page);
	await says(page, TEXT.robotCheckConsent.replace('{service}', 'hCaptcha'));
	expect([loads, tokens()]).toEqual([[], []]);
	await send(page);
	await page.locator('form.sent').waitFor();
	expect([loads.length, tokens()]).toEqual([1, ['token-1']]);

	const given = await openChecked('hcaptcha', {
		consent: 'functional',
		before: (opened) =>
			opened.addInitScript(() =>
				Object.assign(window, {
					wp_has_consent: (asked: string) => asked === 'functional',
				}),
			),
	});
	await fillAndSend(given.page);
	await given.page.locator('form.sent').waitFor();
	expect(given.tokens()).toEqual(['token-1']);
});

it.each(PROVIDERS)(
	'the bot check of %s loads under a nonce policy with Trusted Types, without violations',
	async (provider) => {
		const { page, tokens, errors } = await openChecked(provider, { path: 'strict-nonce' });
		await page.evaluate(() => {
			const reports: string[] = ((window as unknown as { reports: string[] }).reports = []);
			document.addEventListener('securitypolicyviolation', (event) =>
				reports.push(`${event.violatedDirective} ${event.blockedURI}`),
			);
		});
		await fillAndSend(page);
		await page.locator('form.sent').waitFor();
		expect(tokens()).toEqual(['token-1']);
		expect(
			await page.evaluate(() => (window as unknown as { reports: string[] }).reports),
		).toEqual([]);
		expect(errors).toEqual([]);
	},
);
