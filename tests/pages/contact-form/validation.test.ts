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

describe('while the visitor fills in', () => {
	it('a wrong value has its tip, its entry for ears, and is invalid for browser and aids', async () => {
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

	it('the entry for ears leads to its field', async () => {
		const { form, page } = await openContact('plain');
		await fillIn(form, { 'your-email': 'nobody' });
		const link = page.locator(`#${TAG}-ve-your-email a`);
		await link.waitFor({ state: 'attached' });
		await link.focus();
		await page.keyboard.press('Enter');
		await page.locator('#your-email:focus').waitFor();
	});

	it('a mended value has none of it left', async () => {
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

	it('only the first of several errors is shown', async () => {
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

	it('fields above the changed one are judged, too, those below it not yet', async () => {
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

	it('an optional field that is emptied loses its error, a box that is unticked, too', async () => {
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

	it('a part that is not checked is left alone, by its own change and by others’', async () => {
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

	it('nothing moves the focus', async () => {
		const { form, page } = await openContact('plain');
		await form.locator('[name="your-name"]').fill(' ');
		await form.locator('[name="your-message"]').focus();
		await tipOf(form, 'your-name').waitFor();
		await rest(page);
		expect(await form.locator('[name="your-message"]:focus').count()).toBe(1);
	});

	it('a tip that comes while the button is being pressed does not cost the click', async () => {
		const contact = await openContact('plain', { replies: { feedback: refusal() } });
		const { form, server } = contact;
		await touched(contact);
		await rest(contact.page);
		await form.locator('[name="your-message"]').fill('Hello');
		await send(form);
		await inStatus(form, 'invalid');
		expect(server.of('feedback')).toHaveLength(1);
	});

	it('a tip that floats goes out of the way of the visitor’s hand', async () => {
		const { form } = await openContact('areas');
		await fillIn(form, { 'your-name': ' ' });
		const tip = tipOf(form, 'your-name');
		await tip.waitFor({ state: 'visible' });
		await form.locator('[name="your-name"]').focus();
		await tip.waitFor({ state: 'hidden' });
	});
});

describe('when the server refuses', () => {
	it('a tip that floats does not lie over the field that the focus is led to', async () => {
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

	it('each field has its words, and the focus goes to the first of them', async () => {
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

	it('a field that the page does not show is named in the list all the same', async () => {
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

	it('a field keeps its own description beside the error', async () => {
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
