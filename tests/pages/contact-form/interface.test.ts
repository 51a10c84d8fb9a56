import type { Locator } from 'playwright-core';
import { answer } from '../../browser/contact-form/answers.ts';
import {
	openContact,
	type Contact,
	type ContactOptions,
} from '../../browser/contact-form/contact.ts';
import { fillIn, inStatus, send, submitButton } from '../../browser/contact-form/form.ts';

jest.setTimeout(60_000);

const NO_RULES = { schema: { rules: [] } };

const openInterface = (options: ContactOptions = {}) =>
	openContact('interface', { replies: NO_RULES, ...options });

describe('acceptance checkbox', () => {
	const canSend = async (form: Contact['form']) => submitButton(form).isEnabled();
	const openFor = (number: number) =>
		openContact('acceptance', {
			replies: NO_RULES,
			wrapper: `#wpcf7-f2${number}-p23-o${number}`,
		});

	it('an acceptance checkbox disables the submit button until it is checked, and again after it is unchecked', async () => {
		const { form } = await openFor(1);
		expect(await canSend(form)).toBe(false);
		await form.locator('[name="consent"]').check();
		expect(await canSend(form)).toBe(true);
		await form.locator('[name="consent"]').uncheck();
		expect(await canSend(form)).toBe(false);
	});

	it('an optional acceptance checkbox does not disable the submit button', async () => {
		const { form } = await openFor(2);
		await form.locator('[name="consent"]').check();
		expect(await canSend(form)).toBe(true);
		await form.locator('[name="letters"]').check();
		await form.locator('[name="letters"]').uncheck();
		expect(await canSend(form)).toBe(true);
	});

	it('an acceptance checkbox can require that it stays unchecked', async () => {
		const { form } = await openFor(3);
		expect(await canSend(form)).toBe(true);
		await form.locator('[name="refuse"]').check();
		expect(await canSend(form)).toBe(false);
	});

	it('the submit button stays enabled if the server validates the acceptance, or if the form has no acceptance checkbox', async () => {
		const { form } = await openFor(4);
		expect(await canSend(form)).toBe(true);
		const other = await openFor(5);
		expect(await canSend(other.form)).toBe(true);
	});

	it('an acceptance checkbox is evaluated again when the form is reset', async () => {
		const { form, page } = await openFor(1);
		await form.locator('[name="consent"]').check();
		await form.evaluate((it) => HTMLFormElement.prototype.reset.call(it));
		await page.waitForFunction(
			() => document.querySelector<HTMLInputElement>('.wpcf7-submit')!.disabled,
		);
	});

	it('an acceptance checkbox disables the submit button again after a successful send', async () => {
		const { form } = await openFor(1);
		await form.locator('[name="consent"]').check();
		await send(form);
		await inStatus(form, 'sent');
		expect(await canSend(form)).toBe(false);
	});
});

describe('URL field of a contact form', () => {
	it.each([
		['example.org', 'http://example.org'],
		['//example.org/a', 'http://example.org/a'],
		['  example.org  ', 'http://example.org'],
		['https://example.org', 'https://example.org'],
		['mailto:ada@example.org', 'mailto:ada@example.org'],
		['nothing', 'nothing'],
		['', ''],
	])('a URL field turns “%s” into “%s”', async (typed, becomes) => {
		const { form } = await openInterface();
		const field = form.locator('[name="your-site"]');
		await field.fill('x');
		await field.fill(typed);
		await field.blur();
		expect(await field.inputValue()).toBe(becomes);
	});
});

describe('character counter', () => {
	const count = (form: Contact['form'], name: string) =>
		form.locator(`.wpcf7-character-count[data-target-name="${name}"]`);
	/** The counter script is fetched only if the form has a counter. */
	const shown = (counter: Locator, text: string) =>
		counter.filter({ hasText: new RegExp(`^${text}$`) }).waitFor();

	it('a character counter counts up from the length of the initial value', async () => {
		const { form } = await openInterface();
		const counter = count(form, 'at-length');
		await shown(counter, '12');
		await form.locator('[name="at-length"]').pressSequentially('hi ');
		await shown(counter, '15');
		expect(await counter.getAttribute('data-current-value')).toBe('15');
		expect(await counter.getAttribute('class')).not.toMatch(/too-/);
	});

	it('a character counter counts down to the maximum, and distinguishes too short from too long', async () => {
		const { form } = await openInterface();
		const counter = count(form, 'few-words');
		const field = form.locator('input[name="few-words"]');
		await shown(counter, '20');
		await counter.and(form.locator('.too-short')).waitFor();
		await field.pressSequentially('harbour');
		await shown(counter, '13');
		expect(await counter.getAttribute('class')).not.toMatch(/too-/);
		await field.evaluate((it) => it.removeAttribute('maxlength'));
		await field.pressSequentially(' lights at night');
		await shown(counter, '-3');
		expect(await counter.getAttribute('class')).toContain('too-long');
	});

	it('a character counter is reset with the form', async () => {
		const { form, page } = await openInterface();
		await form.locator('input[name="few-words"]').pressSequentially('harbour');
		await page.getByRole('button', { name: 'Begin anew' }).click();
		await page.waitForFunction(
			() => document.querySelector('.wpcf7-character-count')!.textContent === '20',
		);
	});
});

describe('group of checkboxes', () => {
	it('an exclusive group of checkboxes allows one checked box', async () => {
		const { form } = await openInterface();
		const box = (value: string) => form.locator(`[name="tide"][value="${value}"]`);
		await box('Morning').check();
		await box('Evening').check();
		expect(await box('Morning').isChecked()).toBe(false);
		expect(await box('Evening').isChecked()).toBe(true);
		await box('Evening').uncheck();
		expect(await form.locator('[name="tide"]:checked').count()).toBe(0);
	});

	it.each([
		['way', 'way'],
		['likes', 'likes[]'],
	])(
		'a group of checkboxes or radio buttons (%s) enables the field beside “Other”',
		async (field, name) => {
			const { form, page } = await openInterface();
			const line = form.locator(`[name="_wpcf7_free_text_${field}"]`);
			expect(await line.isDisabled()).toBe(true);
			await form.locator(`[name="${name}"][value="Other"]`).check();
			expect(await line.isEnabled()).toBe(true);
			await page.locator(`[name="_wpcf7_free_text_${field}"]:focus`).waitFor();
			if (field === 'way') await form.locator('[name="way"][value="On foot"]').check();
			else await form.locator('[name="likes[]"][value="Other"]').uncheck();
			expect(await line.isDisabled()).toBe(true);
		},
	);
});

describe('output that mirrors a field', () => {
	it('a mirror output shows the value of the field, and its own text while the field is empty', async () => {
		const { form } = await openInterface();
		const mirror = form.locator('output[data-reflection-of="few-words"]');
		await fillIn(form, { 'few-words': 'a sailor' });
		// The script for mirrors is fetched with the first mirror on the page.
		await mirror.filter({ hasText: 'a sailor' }).waitFor();
		expect(await mirror.textContent()).toBe('a sailor');
		await fillIn(form, { 'few-words': '' });
		await mirror.filter({ hasText: 'nobody yet' }).waitFor();
		expect(await mirror.textContent()).toBe('nobody yet');
	});

	it('a mirror output for several values shows its default only while there is no value', async () => {
		const { form } = await openInterface();
		const outputs = form.locator('.wpcf7-reflection output:visible');
		const shown = (...texts: string[]) =>
			form
				.locator(`.wpcf7-reflection:has(output:visible:text-is("${texts.at(-1)}"))`)
				.waitFor()
				.then(async () => expect(await outputs.allTextContents()).toEqual(texts));
		await form.getByRole('checkbox', { name: 'Bread' }).check();
		await shown('Bread');
		await form.getByRole('checkbox', { name: 'Gulls' }).check();
		await shown('Bread', 'Gulls');
		await form.getByRole('checkbox', { name: 'Bread' }).uncheck();
		await form.getByRole('checkbox', { name: 'Gulls' }).uncheck();
		await shown('nothing');
	});
});

it('a contact form sends no refill request on a page rendered after a plain post', async () => {
	const { server, form } = await openContact('answered', {
		replies: { feedback: answer('spam') },
	});
	expect(await form.getAttribute('data-status')).toBe('invalid');
	expect(server.of('refill')).toEqual([]);
});
