import { answer, refusal, schema } from '../../browser/contact-form/answers.ts';
import { openContact } from '../../browser/contact-form/contact.ts';
import { fillIn, GOOD, inStatus, send, tipOf } from '../../browser/contact-form/form.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

interface Api {
	api: { root: string; namespace: string };
	init: (form: Element) => void;
	submit: (form: Element, options?: { submitter?: Element }) => void;
	reset: (form: Element) => void;
	validate: (form: Element, options?: { target?: Element; scope?: Element }) => void;
	schemas: Map<number, object | undefined>;
}
type Page = { wpcf7: Api; swv?: { validate: unknown } };
type Wired = Element & { wpcf7: Record<string, unknown> };

/** The widget fetches the rules after the page has loaded. */
const ruled = (page: Parameters<typeof rest>[0]) =>
	page.waitForFunction(() => (window as unknown as Page).wpcf7.schemas.get(12));

it('window.wpcf7 has the functions that site scripts call, and the form has its own data', async () => {
	const { page } = await openContact('plain');
	await ruled(page);
	const seen = await page.evaluate(() => {
		const { wpcf7 } = window as unknown as Page;
		const form = document.querySelector('.wpcf7 > form') as Wired;
		const { id, status, pluginVersion, locale, unitTag, containerPost, parent } = form.wpcf7;
		return {
			methods: [wpcf7.init, wpcf7.submit, wpcf7.reset, wpcf7.validate].map((it) => typeof it),
			schemas: [...wpcf7.schemas.keys()],
			rules: (wpcf7.schemas.get(12) as { rules: unknown[] }).rules.length,
			facts: { id, status, pluginVersion, locale, unitTag, containerPost },
			parent: (parent as Element).id,
			schema: form.wpcf7['schema'] === wpcf7.schemas.get(12),
			api: wpcf7.api,
		};
	});
	expect(seen).toEqual({
		methods: ['function', 'function', 'function', 'function'],
		schemas: [12],
		rules: schema().rules.length,
		facts: {
			id: 12,
			status: 'init',
			pluginVersion: '6.1.6',
			locale: 'en_US',
			unitTag: 'wpcf7-f12-p23-o1',
			containerPost: 23,
		},
		parent: 'wpcf7-f12-p23-o1',
		schema: true,
		api: { root: '/wp-json/', namespace: 'contact-form-7/v1' },
	});
});

it('the status property of the contact form stays up to date', async () => {
	const { form, page } = await openContact('plain', { replies: { feedback: answer('spam') } });
	await fillIn(form, GOOD);
	await send(form);
	await inStatus(form, 'spam');
	expect(
		await page.evaluate(
			() => (document.querySelector('.wpcf7 > form') as Wired).wpcf7['status'],
		),
	).toBe('spam');
});

it('a second wpcf7.init() changes nothing: one spinner, one request', async () => {
	const { form, page, server } = await openContact('plain');
	await page.evaluate(() => {
		const wired = document.querySelector('.wpcf7 > form')!;
		(window as unknown as Page).wpcf7.init(wired);
		(window as unknown as Page).wpcf7.init(wired);
	});
	await fillIn(form, GOOD);
	await send(form);
	await inStatus(form, 'sent');
	expect(await form.locator('.wpcf7-spinner').count()).toBe(1);
	expect(server.of('feedback')).toHaveLength(1);
});

it('a contact form added later is initialised once, by init() or automatically', async () => {
	const { page, server } = await openContact('plain');
	await page.evaluate(() => {
		const late = document.querySelector('.wpcf7')!.cloneNode(true) as Element;
		late.id = 'wpcf7-f12-p23-o9';
		late.className = 'wpcf7 no-js';
		late.removeAttribute('data-gz-mounted');
		late.querySelectorAll('.wpcf7-spinner').forEach((it) => it.remove());
		late.querySelector<HTMLInputElement>('[name="_wpcf7_unit_tag"]')!.value = late.id;
		document.querySelector('main')!.append(late);
		(window as unknown as Page).wpcf7.init(late.querySelector('form')!);
	});
	const form = page.locator('#wpcf7-f12-p23-o9 > form');
	await page.locator('#wpcf7-f12-p23-o9.js').waitFor();
	await rest(page);
	await fillIn(form, GOOD);
	await send(form);
	await inStatus(form, 'sent');
	expect(server.of('feedback')).toHaveLength(1);
	expect(server.of('schema')).toHaveLength(1);
	expect(await form.locator('.wpcf7-spinner').count()).toBe(1);
});

it('wpcf7.submit() is looked up at call time, so that a page can wrap it', async () => {
	const { form, page, server } = await openContact('plain', {
		replies: { feedback: refusal() },
	});
	await page.evaluate(() => {
		const { wpcf7 } = window as unknown as Page;
		const { submit } = wpcf7;
		wpcf7.submit = (it, options) => {
			const token = document.createElement('input');
			Object.assign(token, { type: 'hidden', name: 'token', value: 'given' });
			it.append(token);
			setTimeout(() => submit(it, options), 10);
		};
	});
	await fillIn(form, GOOD);
	await send(form);
	await inStatus(form, 'invalid');
	expect(server.of('feedback').map(({ fields }) => fields.get('token'))).toEqual(['given']);
});

it('functions that the page defined earlier on window.wpcf7 stay', async () => {
	const { page, form, server } = await openContact('plain', {
		before: (fresh) =>
			fresh.addInitScript(() => {
				document.addEventListener('DOMContentLoaded', () => {
					const { wpcf7 } = window as unknown as Page;
					Object.assign(wpcf7, { submit: () => (document.title = 'theirs') });
				});
			}),
	});
	await fillIn(form, GOOD);
	await send(form);
	await page.waitForFunction(() => document.title === 'theirs');
	expect(server.of('feedback')).toEqual([]);
});

it('site scripts can call wpcf7.submit() and wpcf7.reset()', async () => {
	const { form, page, server, course } = await openContact('plain', {
		replies: { feedback: answer('mail_failed') },
	});
	await fillIn(form, GOOD);
	await page.evaluate(() => {
		const wired = document.querySelector('.wpcf7 > form')!;
		(window as unknown as Page).wpcf7.submit(wired, {});
	});
	await inStatus(form, 'failed');
	expect(server.of('feedback')).toHaveLength(1);
	await page.evaluate(() =>
		(window as unknown as Page).wpcf7.reset(document.querySelector('.wpcf7 > form')!),
	);
	await inStatus(form, 'init');
	expect(server.of('refill')).toHaveLength(1);
	expect(await form.locator('[name="your-name"]').inputValue()).toBe('Ada');
	expect((await course()).slice(-3)).toEqual([
		'statuschanged failed→resetting',
		'statuschanged resetting→init',
		'reset',
	]);
});

it('site scripts can call wpcf7.validate() for a part of the form', async () => {
	const { form, page } = await openContact('plain');
	await ruled(page);
	await page.evaluate(() => {
		const wired = document.querySelector('.wpcf7 > form')!;
		const scope = wired.querySelector('[data-name="your-email"]')!.closest('p')!;
		(window as unknown as Page).wpcf7.validate(wired, {
			scope,
			target: wired.querySelector('[name="your-email"]')!,
		});
	});
	await tipOf(form, 'your-email').waitFor();
	await rest(page);
	expect(await tipOf(form, 'your-name').count()).toBe(0);
});

it('other scripts can read the contact form’s rules once they are loaded', async () => {
	const { form, page } = await openContact('plain');
	await form.locator('[name="your-name"]').focus();
	await page.waitForFunction(
		() => typeof (window as unknown as Page).swv?.validate === 'function',
	);
});
