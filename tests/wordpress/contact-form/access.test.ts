import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import {
	answer,
	EMAIL_WRONG,
	held,
	NAME_MISSING,
	refusal,
} from '../../browser/contact-form/answers.ts';
import { openContact } from '../../browser/contact-form/contact.ts';
import { fillIn, GOOD, inStatus, says, send } from '../../browser/contact-form/form.ts';
import { makeForm, PLAIN, removeForms, type FieldBlock } from './own.ts';

jest.setTimeout(120_000);

const ALL: readonly FieldBlock[] = [
	...PLAIN.slice(0, 3),
	['url', { label: 'Your site', name: 'your-site', help: 'Where we can read of you.' }],
	['tel', { label: 'Your telephone', name: 'your-tel' }],
	['number', { label: 'How many', name: 'how-many', min: '1', max: '9' }],
	['range', { label: 'How warm', name: 'how-warm', min: '0', max: '100' }],
	['date', { label: 'Which day', name: 'which-day' }],
	['time', { label: 'At what time', name: 'what-time' }],
	['select', { label: 'Which quay', name: 'quay', options: ['North', 'South'], blank: 'Choose' }],
	['checkboxes', { label: 'Likes', name: 'likes', options: ['Bread', 'Other'], freeText: true }],
	['radios', { label: 'Way', name: 'way', options: ['By ferry', 'On foot'], required: true }],
	['quiz', { name: 'your-quiz', questions: [{ question: 'Two plus two?', answer: '4' }] }],
	['file', { label: 'A paper', name: 'paper', accept: ['txt', 'pdf'] }],
	['acceptance', { name: 'consent', content: 'I agree to the rules', optional: true }],
	['submit', { content: 'Send' }],
];

let path = '';
beforeAll(async () => {
	({ path } = await makeForm(ALL));
});
afterAll(removeForms);

/** All axe violations, and an entry if the page scrolls sideways. */
const wrongWith = async (page: Page, forcedColors = false) => [
	// Ignore contrast with forced colors: axe would compare them with the colors that they replace.
	...(await axe(page, '.wpcf7', { rules: { 'color-contrast': { enabled: !forcedColors } } })),
	...(await page.evaluate(() =>
		document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [],
	)),
];

const turned = (page: Page) =>
	page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () => {
			document.documentElement.dir = 'rtl';
			document.querySelectorAll('.wpcf7').forEach((it) => it.setAttribute('dir', 'rtl'));
		});
	});

it.each([
	['left to right', { width: 1280 }],
	['left to right, 320 pixels wide', { width: 320 }],
	['right to left, 320 pixels wide', { width: 320, before: turned }],
	['in forced colors', { width: 320, forcedColors: true }],
	['right to left in forced colors', { width: 1280, forcedColors: true, before: turned }],
	['in dark mode', { width: 390, colorScheme: 'dark' as const }],
])('the contact form has no axe violations in any state: %s', async (_says, options) => {
	const waiting = held(answer('mail_failed'));
	const { form, page } = await openContact(path, {
		...options,
		reducedMotion: true,
		replies: {
			feedback: [refusal(NAME_MISSING, EMAIL_WRONG), waiting.reply, answer('mail_sent')],
		},
	});
	const wrong = () => wrongWith(page, 'forcedColors' in options);
	expect(await wrong()).toEqual([]);

	await send(form);
	await inStatus(form, 'invalid');
	await says(form, 'Two lines need another look.');
	expect(await wrong()).toEqual([]);

	await fillIn(form, GOOD);
	await form.locator('[name="way"]').first().check();
	await send(form);
	await inStatus(form, 'submitting');
	expect(await wrong()).toEqual([]);

	waiting.release();
	await inStatus(form, 'failed');
	await says(form, answer('mail_failed').message);
	expect(await wrong()).toEqual([]);

	await send(form);
	await inStatus(form, 'sent');
	await says(form, answer('mail_sent').message);
	expect(await wrong()).toEqual([]);
});
