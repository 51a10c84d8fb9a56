import type { Page } from 'playwright-core';
import { answer, NAME_MISSING, refusal } from '../../browser/contact-form/answers.ts';
import { openContact } from '../../browser/contact-form/contact.ts';

jest.setTimeout(60_000);

// Playwright itself fails on fields that shadow members of the form (such as `querySelector`), so
// this test uses only the keyboard and never queries the form.
const focusOn = (page: Page, selector: string) =>
	page.evaluate((it) => document.querySelector<HTMLElement>(it)!.focus(), selector);

const type = async (page: Page, name: string, text: string) => {
	await focusOn(page, `[name="${name}"]`);
	await page.keyboard.type(text);
};

const press = async (page: Page) => {
	await focusOn(page, '.wpcf7-submit');
	await page.keyboard.press('Enter');
};

const inStatus = (page: Page, status: string) =>
	page.waitForFunction(
		(it) => document.querySelector(`.wpcf7 > [data-status="${it}"]`) !== null,
		status,
	);

const tipsAre = (page: Page, ...words: string[]) =>
	page.waitForFunction(
		(expected) =>
			[...document.querySelectorAll('.wpcf7-not-valid-tip')]
				.map((it) => it.textContent)
				.join() === expected,
		words.join(),
	);

it('a contact form whose fields are named like properties of a form element is validated, sent and reset', async () => {
	const { page, server, errors } = await openContact('clobbering', {
		replies: { feedback: [refusal(NAME_MISSING), answer('mail_sent')] },
	});
	await type(page, 'your-email', 'nobody');
	await focusOn(page, '[name="submit"]');
	await tipsAre(page, 'A name, please.', 'That is no address.');
	await press(page);
	await inStatus(page, 'invalid');
	await tipsAre(page, NAME_MISSING.message);

	await type(page, 'your-name', 'Ada');
	await type(page, 'querySelector', 'all the same');
	await press(page);
	await inStatus(page, 'sent');
	const fields = server.of('feedback').at(-1)!.fields;
	expect(fields.get('your-name')).toBe('Ada');
	expect(fields.get('querySelector')).toBe('all the same');
	await page.waitForFunction(
		() => document.querySelector<HTMLInputElement>('[name="your-name"]')!.value === '',
	);
	expect(server.of('feedback')).toHaveLength(2);
	expect(errors).toEqual([]);
});
