import { CONSOLE_MESSAGE, MESSAGE } from '@gazetteer/contract';
import { answer, refusal, NAME_MISSING, WORDS } from '../../browser/contact-form/answers.ts';
import { answered, openContact, touched } from '../../browser/contact-form/contact.ts';
import {
	fillIn,
	GOOD,
	inForm,
	inStatus,
	saidBy,
	saidWithErrors,
	says,
	send,
	tipOf,
} from '../../browser/contact-form/form.ts';
import { rest } from '../../browser/rest.ts';
import { until } from '../../browser/until.ts';

jest.setTimeout(60_000);

describe('page with several contact forms', () => {
	it('a page with several contact forms fetches the rules of each once, and shows each answer in its own form', async () => {
		const { page, server } = await openContact('twice', {
			replies: { feedback: [answer('spam'), answer('mail_failed')] },
		});
		const form = (n: number) => page.locator('.wpcf7 > form').nth(n - 1);
		await page.locator('.wpcf7[data-gz-mounted]').nth(2).waitFor();
		await until(() => server.of('schema').length > 1);
		await rest(page);
		expect(
			server
				.of('schema')
				.map((asked) => asked.form)
				.sort(),
		).toEqual([12, 13]);

		await fillIn(form(2), GOOD);
		await send(form(2));
		await inStatus(form(2), 'spam');
		await says(form(2), WORDS.spam);
		expect(await form(1).getAttribute('data-status')).toBe('init');
		expect((await saidBy(form(1))).output).toEqual([]);

		await fillIn(form(1), GOOD);
		await send(form(1));
		await inStatus(form(1), 'failed');
		expect((await saidBy(form(2))).output).toEqual([WORDS.spam]);
		expect(server.of('feedback').map(({ fields }) => fields.get('_wpcf7_unit_tag'))).toEqual([
			'wpcf7-f12-p23-o2',
			'wpcf7-f12-p23-o1',
		]);
	});

	it('both copies of one contact form are validated with the rules that were fetched once', async () => {
		const { page } = await openContact('twice');
		for (const n of [0, 1]) {
			const form = page.locator('.wpcf7 > form').nth(n);
			await fillIn(form, { 'your-name': 'Ada', 'your-email': 'nobody' });
			await tipOf(form, 'your-email').waitFor();
		}
		const ids = await page
			.locator('.screen-reader-response li')
			.evaluateAll((entries) => entries.map(({ id }) => id));
		expect(ids).toEqual(['wpcf7-f12-p23-o1-ve-your-email', 'wpcf7-f12-p23-o2-ve-your-email']);
	});
});

describe('contact form inside another form', () => {
	it('a contact form inside another form is replaced by a notice, sends no request, and does not affect other forms', async () => {
		const { page, server } = await openContact('nested', { wrapper: '#wpcf7-f13-p23-o2' });
		const notice = page.locator('p.wpcf7-form-in-wrong-place');
		await notice.waitFor();
		expect((await notice.textContent())!.trim()).toBe(MESSAGE.wrongPlace);
		expect(await notice.locator('strong').textContent()).toBe('Error:');
		expect(await page.locator('#wpcf7-f12-p23-o1').count()).toBe(0);
		await until(() => server.of('schema').length > 0);
		await rest(page);
		expect(server.of('schema').map(({ form }) => form)).toEqual([13]);
	});
});

describe('response that the server rendered after a post without JavaScript', () => {
	it('a server-rendered response sets the initial state of the contact form', async () => {
		const { form, page } = await openContact('answered');
		expect(await form.getAttribute('data-status')).toBe('invalid');
		const said = await saidBy(form);
		expect(said.tips).toEqual(['Please fill out this field.']);
		expect(said.list).toEqual(['Please fill out this field.']);
		expect(said.output).toEqual(said.region);
		expect(said.output).toHaveLength(1);
		expect(await form.locator('[name="your-email"]').inputValue()).toBe('ada@example.org');

		await fillIn(form, { 'your-name': 'Ada' });
		await tipOf(form, 'your-name').waitFor({ state: 'detached' });
		expect(await form.locator('[name="your-name"]').getAttribute('aria-invalid')).toBe('false');
		expect(await page.locator('.screen-reader-response li').count()).toBe(0);
	});

	it('a server-rendered response is cleared by the next submission', async () => {
		const contact = await openContact('answered', {
			replies: { feedback: refusal(NAME_MISSING) },
		});
		const { form, course, page } = contact;
		await touched(contact);
		await send(form);
		await answered(contact);
		await rest(page);
		// Wait for an element in the output: messages of the server are plain text, messages of the
		// widget are elements.
		await form.locator('.wpcf7-response-output span').first().waitFor();
		const said = await saidWithErrors(form);
		expect(said).toEqual({
			output: [WORDS.validation_failed],
			region: [WORDS.validation_failed],
			list: [NAME_MISSING.message],
			tips: [NAME_MISSING.message],
		});
		expect((await course())[1]).toBe('statuschanged invalid→submitting');
	});
});

describe('page without a part that contact forms require', () => {
	it.each([
		['no-config', CONSOLE_MESSAGE.noConfig],
		['no-api', CONSOLE_MESSAGE.noApi],
	])(
		'a contact form on an incomplete page (%s) stays plain HTML, and the console shows a warning',
		async (name, words) => {
			const { page, errors, server, form } = await openContact(name, { mounted: false });
			await until(() => errors.length > 0);
			await rest(page);
			expect(errors).toEqual([words]);
			expect(server.asked).toEqual([]);
			expect(await form.getAttribute('data-status')).toBe('init');
			expect(await page.locator('.wpcf7.no-js').count()).toBe(1);
			const posted = page.waitForRequest((request) => request.method() === 'POST');
			await fillIn(form, GOOD);
			await send(form);
			expect((await posted).isNavigationRequest()).toBe(true);
		},
	);

	it.each<[string, string, () => void]>([
		['fetch', CONSOLE_MESSAGE.noFetch, () => Reflect.deleteProperty(window, 'fetch')],
		['FormData', CONSOLE_MESSAGE.noFormData, () => Reflect.deleteProperty(window, 'FormData')],
		[
			'NodeList.forEach',
			CONSOLE_MESSAGE.noNodeListForEach,
			() => Reflect.deleteProperty(NodeList.prototype, 'forEach'),
		],
		[
			'String.replaceAll',
			CONSOLE_MESSAGE.noReplaceAll,
			() => Reflect.deleteProperty(String.prototype, 'replaceAll'),
		],
	])('a contact form logs a console warning when %s is missing', async (_says, words, remove) => {
		const { errors } = await openContact('plain', {
			mounted: false,
			before: (fresh) => fresh.addInitScript(remove),
		});
		await until(() => errors.includes(words));
		expect(errors).toContain(words);
	});
});

describe('contact form on pages like those of real sites', () => {
	it.each([
		['older', 'wpcf7-f12-p23-o1'],
		['hostile-css', 'wpcf7-f12-p23-o1'],
		['rtl', 'wpcf7-f12-p23-o1'],
	])('a contact form on a real page is validated, sent and reset: %s', async (name, tag) => {
		const { form, page, server, errors } = await openContact(name, {
			replies: { feedback: [refusal(NAME_MISSING), answer('mail_sent')] },
		});
		await fillIn(form, { 'your-email': 'nobody' });
		await tipOf(form, 'your-email').waitFor();
		await send(form);
		await inStatus(form, 'invalid');
		await tipOf(form, 'your-name').waitFor();
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'sent');
		expect(await inForm(form, '[name="your-name"]').inputValue()).toBe('');
		expect(server.of('feedback').map(({ form: id }) => id)).toEqual([12, 12]);
		expect(await page.locator(`#${tag}.js`).count()).toBe(1);
		expect(await page.locator(`#${tag}.no-js`).count()).toBe(0);
		expect(errors).toEqual([]);
	});

	it('a contact form is left to the script of the older plugin if that script is already running', async () => {
		const warnings: string[] = [];
		const { page, server, form } = await openContact('plain', {
			mounted: false,
			before: async (fresh) => {
				fresh.on('console', (it) => it.type() === 'warning' && warnings.push(it.text()));
				await fresh.addInitScript(() => {
					document.addEventListener('DOMContentLoaded', () => {
						const wired = document.querySelector('.wpcf7 > form')!;
						Object.assign(wired, { wpcf7: { id: 12, status: 'init' } });
					});
				});
			},
		});
		await until(() => warnings.length > 0);
		await rest(page);
		expect(server.asked).toEqual([]);
		expect(await form.locator('.wpcf7-spinner').count()).toBe(0);
		expect(warnings).toHaveLength(1);
	});
});
