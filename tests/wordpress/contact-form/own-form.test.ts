import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { answered, openContact, type Contact } from '../../browser/contact-form/contact.ts';
import {
	fillIn,
	GOOD,
	inForm,
	inStatus,
	saidBy,
	send,
	tipOf,
} from '../../browser/contact-form/form.ts';
import { makeForm, PLAIN, removeForms, type OwnForm } from './own.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(120_000);

const [NAME, EMAIL, MESSAGE, SUBMIT] = PLAIN as [
	(typeof PLAIN)[0],
	(typeof PLAIN)[0],
	(typeof PLAIN)[0],
	(typeof PLAIN)[0],
];

let plain: OwnForm;
let full: OwnForm;
let twice: OwnForm;

beforeAll(async () => {
	plain = await makeForm(PLAIN);
	twice = await makeForm(PLAIN, { times: 2 });
	full = await makeForm([
		NAME,
		EMAIL,
		MESSAGE,
		['quiz', { name: 'sum', questions: [{ question: 'Two plus two?', answer: '4' }] }],
		['captcha', { name: 'letters', label: 'Letters' }],
		['file', { name: 'paper', label: 'A paper', accept: ['txt'], maxKilobytes: 10 }],
		['acceptance', { name: 'consent', content: 'I agree to the rules' }],
		SUBMIT,
	]);
});
afterAll(removeForms);

const openOwn = (form: OwnForm) => openContact(form.path, { recorded: false });

const outcome = async (contact: Contact) => {
	await answered(contact);
	await contact.page.waitForFunction(
		() =>
			document.querySelector('.wpcf7-response-output')!.textContent !== '' &&
			!document.querySelector('form[data-status="resetting"]'),
		undefined,
		{ timeout: 30_000 },
	);
	return {
		status: await contact.form.getAttribute('data-status'),
		course: (await contact.course()).slice(0, 5),
	};
};

const COURSE = (status: string, event: string) => [
	'beforesubmit',
	'statuschanged init→submitting',
	`statuschanged submitting→${status}`,
	event,
	'submit',
];

describe('contact form of Gazetteer', () => {
	it.each([
		['invalid', { 'your-name': 'Ada' }, 'invalid'],
		['aborted', { ...GOOD, 'your-message': 'Please refuse me' }, 'aborted'],
		['failed', { ...GOOD, 'your-message': 'Please lose me' }, 'mailfailed'],
		['sent', { ...GOOD, 'your-message': 'Good morning' }, 'mailsent'],
	])(
		'a contact form gets the status “%s” with its events in order',
		async (status, values, event) => {
			const contact = await openOwn(plain);
			await fillIn(contact.form, values);
			await send(contact.form);
			expect(await outcome(contact)).toEqual({ status, course: COURSE(status, event) });
			const { output, region } = await saidBy(contact.form);
			expect(output).toEqual(region);
			expect(output).toHaveLength(1);
			expect(await inForm(contact.form, '[name="your-name"]').inputValue()).toBe(
				status === 'sent' ? '' : 'Ada',
			);
			if (status === 'invalid') {
				expect(await tipOf(contact.form, 'your-email').count()).toBe(1);
				await inForm(contact.form, '[name="your-email"]:focus').waitFor();
			}
		},
	);

	it('a contact form gets the status “spam” if the honeypot field is filled in', async () => {
		const contact = await openOwn(plain);
		await fillIn(contact.form, GOOD);
		await inForm(contact.form, '[name="gazetteer_note"]').evaluate((it) => {
			(it as HTMLInputElement).value = 'cheap';
		});
		await send(contact.form);
		expect(await outcome(contact)).toEqual({ status: 'spam', course: COURSE('spam', 'spam') });
	});

	it('a contact form requires consent, accepts quiz and file, and gets new challenges after each response', async () => {
		const contact = await openOwn(full);
		const { form, page } = contact;
		const puzzles = () =>
			form.evaluate((it) => [
				it.querySelector('.wpcf7-captchac')?.getAttribute('src'),
				it.querySelector<HTMLInputElement>('[name^="_wpcf7_captcha_challenge_"]')?.value,
				it.querySelector<HTMLInputElement>('[name^="_wpcf7_quiz_answer_"]')?.value,
			]);
		const first = await puzzles();
		await fillIn(form, { ...GOOD, sum: '4', letters: 'nope' });
		await inForm(form, '[name="paper"]').setInputFiles({
			name: 'map.txt',
			mimeType: 'text/plain',
			buffer: Buffer.from('North is up.'),
		});
		expect(await inForm(form, '.wpcf7-submit').isDisabled()).toBe(true);
		await inForm(form, '[name="consent"]').check();
		await send(form);
		await answered(contact);
		await inStatus(form, 'invalid');
		await tipOf(form, 'letters').waitFor();
		expect((await saidBy(form)).tips).toHaveLength(1);
		const second = await puzzles();
		second.forEach((puzzle, at) => expect(puzzle).not.toBe(first[at]));
		expect(await inForm(form, '[name="sum"]').inputValue()).toBe('');
		await page.waitForFunction(() => {
			const { complete, naturalWidth } =
				document.querySelector<HTMLImageElement>('.wpcf7-captchac')!;
			return complete && naturalWidth > 0;
		});
	});

	it('a contact form uses one request key per attempt, so that a lost message can be sent again', async () => {
		const contact = await openOwn(plain);
		const { form, page } = contact;
		const keys: string[] = [];
		let lose = true;
		await page.route(/feedback/, async (route) => {
			if (route.request().method() !== 'POST') return route.continue();
			keys.push(
				/gazetteer_request"\s+(\S+)/.exec(route.request().postData() ?? '')?.[1] ?? '',
			);
			if (!lose) return route.continue();
			lose = false;
			// The request arrives, but its response is lost.
			await route.fetch();
			return route.abort('connectionreset');
		});
		const before = await entries();
		await fillIn(form, { ...GOOD, 'your-message': 'Only once' });
		await send(form);
		await inForm(form, '.wpcf7-response-output')
			.filter({ hasText: 'offline' })
			.waitFor({ timeout: 30_000 });
		await send(form);
		await answered(contact);
		await inStatus(form, 'sent');
		expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
		expect(keys[1]).toBe(keys[0]);
		expect(await entries()).toBe(before + 1);
	});

	it('a contact form can be twice on a page, each with its own response', async () => {
		const contact = await openOwn(twice);
		const { page } = contact;
		const form = (n: number) => page.locator('.wpcf7 > form').nth(n);
		await page.locator('.wpcf7[data-gz-mounted]').nth(1).waitFor();
		await fillIn(form(1), GOOD);
		await send(form(1));
		await answered(contact);
		await inStatus(form(1), 'sent');
		expect(await form(0).getAttribute('data-status')).toBe('init');
	});
});

const entries = async () =>
	Number(
		await runWordPress(
			`global $wpdb; echo (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}gazetteer_entries");`,
		),
	);

describe('contact form of Gazetteer without JavaScript', () => {
	it('a contact form without JavaScript shows the response and keeps the typed text', async () => {
		const { page } = await visit(plain.path, { javascript: false });
		await page.locator('[name="your-name"]').fill('Ada');
		await page.locator('[name="your-message"]').fill('Good <b>morning</b>');
		await page.locator('.wpcf7-submit').click();
		const form = page.locator('.wpcf7 > form');
		await form.and(page.locator('[data-status="invalid"]')).waitFor();
		expect(await page.locator('[name="your-name"]').inputValue()).toBe('Ada');
		expect(await page.locator('[name="your-message"]').inputValue()).toBe(
			'Good <b>morning</b>',
		);
		expect(await tipOf(form, 'your-email').count()).toBe(1);
		expect(new URL(page.url()).hash).toMatch(/^#wpcf7-f/);

		await page.locator('[name="your-email"]').fill('ada@example.org');
		await page.locator('.wpcf7-submit').click();
		await form.and(page.locator('[data-status="sent"]')).waitFor();
		expect(await page.locator('[name="your-name"]').inputValue()).toBe('');
		expect(await page.locator('.wpcf7-response-output').textContent()).not.toBe('');
	});

	it('after a post without JavaScript, a script that loads later reads the status of the form from the server-rendered response', async () => {
		const contact = await openContact(plain.path, { recorded: false, mounted: false });
		const { page, form } = contact;
		await form.evaluate((it) => HTMLFormElement.prototype.submit.call(it));
		await inStatus(form, 'invalid').catch(() => inStatus(form, 'invalid'));
		await page.locator('.wpcf7[data-gz-mounted]').waitFor();
		await rest(page);
		const { tips } = await saidBy(form);
		expect(tips.length).toBeGreaterThan(0);
		await fillIn(form, GOOD);
		await tipOf(form, 'your-email').waitFor({ state: 'detached' });
	});
});
