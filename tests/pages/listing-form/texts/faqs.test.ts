import { axe } from '../../../browser/axe.ts';
import { openForm, overflow } from '../../../browser/listing-form/form.ts';

jest.setTimeout(60_000);

const QUESTIONS = /^faq\[/;

it.each<[string, number]>([
	['listing-own.html', 1280],
	['listing-own.html', 320],
	['listing-legacy.html', 1280],
])('the FAQ section keeps and reorders questions, on %s in %d pixels', async (path, width) => {
	const { page, errors, sent } = await openForm(path, { width });
	const summary = page.locator('summary', { hasText: 'Questions and answers' });
	if (await summary.count()) await summary.click();
	const first = page.locator('[name="faq[1]"]');
	await first.click();
	await page.keyboard.type('Are dogs welcome?');
	await page.locator('.gz-faq-add').waitFor();
	await page.keyboard.press('Home');
	await page.keyboard.type('And ');
	expect(await first.inputValue()).toBe('And Are dogs welcome?');
	expect(await sent(QUESTIONS)).toEqual([['faq[1]', 'And Are dogs welcome?']]);

	await page.locator('.gz-faq-add').focus();
	await page.keyboard.press('Enter');
	await page.keyboard.type('Is there Wi-Fi?');
	await page.getByRole('button', { name: 'Move question 2 up' }).focus();
	await page.keyboard.press('Enter');
	expect(await sent(QUESTIONS)).toEqual([
		['faq[1]', 'Is there Wi-Fi?'],
		['faq[2]', 'And Are dogs welcome?'],
	]);
	const focused = page.locator(':focus');
	expect(await focused.getAttribute('aria-label')).toBe('Move question 1 up');
	expect(await page.locator('[name="faqans[2]"]').getAttribute('rows')).toBe('8');
	expect(await axe(page, '#tabs')).toEqual([]);
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	expect(errors).toEqual([]);
});
