import type { Page } from 'playwright-core';
import { answer, EMAIL_WRONG, NAME_MISSING, refusal } from '../../browser/contact-form/answers.ts';
import { openContact } from '../../browser/contact-form/contact.ts';
import { inStatus } from '../../browser/contact-form/form.ts';
import { makeForm, PLAIN, removeForms, type FieldBlock } from './own.ts';

jest.setTimeout(60_000);

const FIELDS: readonly FieldBlock[] = [
	...PLAIN.slice(0, 2),
	['radios', { label: 'Way', name: 'way', options: ['By ferry', 'On foot'] }],
	['checkboxes', { label: 'Likes', name: 'likes', options: ['Bread', 'Other'], freeText: true }],
	['acceptance', { name: 'consent', content: 'I agree to the rules' }],
	['submit', { content: 'Send' }],
];

let path = '';
beforeAll(async () => {
	({ path } = await makeForm(FIELDS));
});
afterAll(removeForms);

/** The focused element, and whether its focus is visible. */
const focused = (page: Page) =>
	page.locator(':focus').evaluate((it) => {
		const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(it);
		const seen =
			(outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
		const { name, value, type } = it as HTMLInputElement;
		return `${name || type} ${type === 'radio' || name === 'likes[]' ? value : ''}${seen ? '' : ' UNSEEN'}`.trim();
	});

it('a contact message is written, refused, corrected and sent with the keyboard alone', async () => {
	const { form, page, server } = await openContact(path, {
		replies: { feedback: [refusal(NAME_MISSING, EMAIL_WRONG), answer('mail_sent')] },
	});
	const way: string[] = [];
	const tab = async () => {
		await page.keyboard.press('Tab');
		way.push(await focused(page));
	};
	await form.locator('[name="your-name"]').focus();
	await tab();
	await page.keyboard.type('ada');
	await tab();
	await page.keyboard.press('ArrowDown');
	await tab();
	await tab();
	await page.keyboard.press('Space');
	await page.locator('[name="_wpcf7_free_text_likes"]:focus').waitFor();
	await page.keyboard.type('Tides');
	await tab();
	await page.keyboard.press('Space');
	await tab();
	expect(way).toEqual([
		'your-email',
		'way By ferry',
		'likes[] Bread',
		'likes[] Other',
		'consent',
		'submit',
	]);
	await page.keyboard.press('Enter');
	await inStatus(form, 'invalid');
	await form.locator('[name="your-name"]:focus').waitFor();
	expect(await focused(page)).toBe('your-name');
	await page.keyboard.type('Ada');
	await tab();
	await page.keyboard.press('End');
	await page.keyboard.type('@example.org');
	await page.keyboard.press('Enter');
	await inStatus(form, 'sent');

	const { fields } = server.of('feedback').at(-1)!;
	expect(
		Object.fromEntries([...fields].filter(([name]) => /^(your|way|likes)/.test(name))),
	).toEqual({
		'your-name': 'Ada',
		'your-email': 'ada@example.org',
		way: 'On foot',
		'likes[]': 'Other',
	});
	expect(fields.get('_wpcf7_free_text_likes')).toBe('Tides');
});

it('the contact form does not trap the focus: Tab leaves it at both ends', async () => {
	const { form, page } = await openContact(path);
	await form.locator('[name="your-name"]').focus();
	await page.keyboard.press('Shift+Tab');
	const inside = () => form.evaluate((it) => it.contains(document.querySelector(':focus')));
	expect(await inside()).toBe(false);
	await form.locator('[name="consent"]').check();
	await form.locator('.wpcf7-submit').focus();
	await page.keyboard.press('Tab');
	expect(await inside()).toBe(false);
});
