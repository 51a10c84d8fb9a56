import {
	EMAIL_WRONG,
	invalid,
	NAME_MISSING,
	refusal,
	schema,
} from '../../browser/contact-form/answers.ts';
import { openContact, touched } from '../../browser/contact-form/contact.ts';
import {
	fillIn,
	GOOD,
	inStatus,
	saidBy,
	saidWithErrors,
	says,
	send,
	tipOf,
} from '../../browser/contact-form/form.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const TAG = 'wpcf7-f12-p23-o1';

describe('validation while the visitor fills in a contact form', () => {
	it('a wrong value shows a tip and an entry for screen readers, and its field is marked invalid', async () => {
		const { form, page } = await openContact('plain');
		await fillIn(form, { 'your-name': 'Ada', 'your-email': 'nobody' });
		await tipOf(form, 'your-email').waitFor();

		const field = form.locator('[name="your-email"]');
		expect(await tipOf(form, 'your-email').textContent()).toBe('That is no address.');
		expect(await tipOf(form, 'your-email').getAttribute('aria-hidden')).toBe('true');
		expect(await field.getAttribute('aria-invalid')).toBe('true');
		expect(await field.getAttribute('class')).toContain('wpcf7-not-valid');
		expect(await field.evaluate((it) => (it as HTMLInputElement).validationMessage)).toBe(
			'That is no address.',
		);
		const entry = page.locator(`#${TAG}-ve-your-email`);
		expect(await entry.evaluate((it) => it.tagName)).toBe('LI');
		expect(await entry.locator('a').getAttribute('href')).toBe('#your-email');
		expect(await entry.textContent()).toBe('That is no address.');
		expect((await field.getAttribute('aria-describedby'))!.split(' ')).toContain(
			`${TAG}-ve-your-email`,
		);
	});

	it('the error entry for screen readers links to its field', async () => {
		const { form, page } = await openContact('plain');
		await fillIn(form, { 'your-email': 'nobody' });
		const link = page.locator(`#${TAG}-ve-your-email a`);
		await link.waitFor({ state: 'attached' });
		await link.focus();
		await page.keyboard.press('Enter');
		await page.locator('#your-email:focus').waitFor();
	});

	it('a corrected value loses its tip, entry and invalid mark', async () => {
		const { form, page } = await openContact('plain');
		const field = form.locator('[name="your-email"]');
		await fillIn(form, { 'your-name': 'Ada', 'your-email': 'nobody' });
		await tipOf(form, 'your-email').waitFor();
		await fillIn(form, { 'your-email': 'ada@example.org' });
		await tipOf(form, 'your-email').waitFor({ state: 'detached' });
		expect(await field.getAttribute('aria-invalid')).toBe('false');
		expect(await field.getAttribute('aria-describedby')).toBeNull();
		expect(await field.getAttribute('class')).not.toContain('wpcf7-not-valid');
		expect(await field.evaluate((it) => (it as HTMLInputElement).validity.valid)).toBe(true);
		expect(await page.locator('.screen-reader-response li').count()).toBe(0);
	});

	it('only the first of several errors of a field is shown', async () => {
		const { form } = await openContact('plain', {
			replies: {
				schema: schema({
					rule: 'minlength',
					field: 'your-email',
					threshold: 12,
					error: 'A longer one.',
				}),
			},
		});
		await fillIn(form, { 'your-name': 'Ada', 'your-email': 'nobody' });
		await tipOf(form, 'your-email').waitFor();
		expect(await tipOf(form, 'your-email').allTextContents()).toEqual(['That is no address.']);
	});

	it('fields above the changed one are validated, fields below are not', async () => {
		const { form, page } = await openContact('plain');
		await fillIn(form, { 'your-message': 'Hello' });
		await tipOf(form, 'your-name').waitFor();
		await tipOf(form, 'your-email').waitFor();

		const other = await openContact('plain');
		await fillIn(other.form, { 'your-name': ' ' });
		await tipOf(other.form, 'your-name').waitFor();
		await rest(page);
		expect(await tipOf(other.form, 'your-email').count()).toBe(0);
	});

	it('an emptied optional field and an unchecked box lose their error', async () => {
		const { form } = await openContact('interface', {
			replies: {
				schema: {
					rules: [
						{ rule: 'url', field: 'your-site', error: 'That leads nowhere.' },
						{ rule: 'maxitems', field: 'likes', threshold: '1', error: 'One will do.' },
					],
				},
			},
		});
		await fillIn(form, { 'your-site': 'nowhere' });
		await tipOf(form, 'your-site').waitFor();
		await fillIn(form, { 'your-site': '' });
		await tipOf(form, 'your-site').waitFor({ state: 'detached' });

		const like = (value: string) => form.locator(`[name="likes[]"][value="${value}"]`);
		await like('Bread').check();
		await like('Gulls').check();
		await tipOf(form, 'likes').waitFor();
		await like('Bread').uncheck();
		await like('Gulls').uncheck();
		await tipOf(form, 'likes').waitFor({ state: 'detached' });
	});

	it('a part with the class “novalidate” is not validated, whether a field inside or outside of it changes', async () => {
		const { form, page } = await openContact('areas', {
			replies: {
				schema: schema({ rule: 'required', field: 'unchecked', error: 'Never seen.' }),
			},
		});
		await fillIn(form, { unchecked: 'x', 'your-email': 'nobody' });
		await fillIn(form, { unchecked: '' });
		await tipOf(form, 'your-email').waitFor();
		await rest(page);
		expect(await tipOf(form, 'unchecked').count()).toBe(0);
	});

	it('validation of a contact form never moves the focus', async () => {
		const { form, page } = await openContact('plain');
		await form.locator('[name="your-name"]').fill(' ');
		await form.locator('[name="your-message"]').focus();
		await tipOf(form, 'your-name').waitFor();
		await rest(page);
		expect(await form.locator('[name="your-message"]:focus').count()).toBe(1);
	});

	it('a tip that appears while the button is pressed does not cancel the click', async () => {
		const contact = await openContact('plain', { replies: { feedback: refusal() } });
		const { form, server } = contact;
		await touched(contact);
		await rest(contact.page);
		await form.locator('[name="your-message"]').fill('Hello');
		await send(form);
		await inStatus(form, 'invalid');
		expect(server.of('feedback')).toHaveLength(1);
	});

	it('a floating tip moves away from the pointer', async () => {
		const { form } = await openContact('areas');
		await fillIn(form, { 'your-name': ' ' });
		const tip = tipOf(form, 'your-name');
		await tip.waitFor({ state: 'visible' });
		await form.locator('[name="your-name"]').focus();
		await tip.waitFor({ state: 'hidden' });
	});
});

describe('validation errors of the server', () => {
	it('a floating tip does not cover the focused field', async () => {
		const { form, page } = await openContact('areas', {
			replies: { feedback: refusal(NAME_MISSING) },
		});
		await send(form);
		await inStatus(form, 'invalid');
		const tip = tipOf(form, 'your-name');
		await tip.waitFor({ state: 'visible' });
		await page.locator('[name="your-name"]:focus').first().waitFor();
		const [field, said] = await Promise.all([
			form.locator('[name="your-name"]').boundingBox(),
			tip.boundingBox(),
		]);
		expect(said!.y).toBeGreaterThanOrEqual(field!.y + field!.height);
	});

	it('each refused field shows its error, and the first of them gets the focus', async () => {
		const { form, page } = await openContact('plain', {
			replies: { feedback: refusal(NAME_MISSING, EMAIL_WRONG) },
		});
		await form.locator('[name="your-message"]').fill('Hello');
		await send(form);
		await inStatus(form, 'invalid');
		await says(form, 'Two lines need another look.');
		const { tips, list } = await saidWithErrors(form);
		expect(tips).toEqual([NAME_MISSING.message, EMAIL_WRONG.message]);
		expect(list).toEqual([NAME_MISSING.message, EMAIL_WRONG.message]);
		await page.locator('#your-name:focus').waitFor();
	});

	it('the error of a hidden field appears in the error list', async () => {
		const { form } = await openContact('plain', {
			replies: { feedback: refusal(invalid('elsewhere', 'Something else is amiss.')) },
		});
		await fillIn(form, GOOD);
		await send(form);
		await says(form, 'Two lines need another look.');
		await form
			.page()
			.locator('.screen-reader-response li')
			.first()
			.waitFor({ state: 'attached' });
		const { list, tips } = await saidBy(form);
		expect(list).toEqual(['Something else is amiss.']);
		expect(tips).toEqual([]);
		expect(await form.page().locator('.screen-reader-response li a').count()).toBe(0);
	});

	it('a refused field keeps its own description beside the error', async () => {
		const { form } = await openContact('plain', {
			replies: { feedback: refusal(NAME_MISSING) },
		});
		const field = form.locator('[name="your-name"]');
		await field.evaluate((it) => it.setAttribute('aria-describedby', 'own-help'));
		await send(form);
		await tipOf(form, 'your-name').waitFor();
		expect(await field.getAttribute('aria-describedby')).toBe(`own-help ${TAG}-ve-your-name`);
		await fillIn(form, { 'your-name': 'Ada' });
		await tipOf(form, 'your-name').waitFor({ state: 'detached' });
		expect(await field.getAttribute('aria-describedby')).toBe('own-help');
	});
});
