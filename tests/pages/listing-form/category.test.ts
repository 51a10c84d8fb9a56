import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { openForm, overflow } from '../../browser/listing-form/form.ts';

jest.setTimeout(60_000);

/** Changes the number of categories of the page before our scripts run. */
const categories = (count: number, isMultiple: boolean) => (page: Page) =>
	page.addInitScript(
		([many, several]) =>
			document.addEventListener('DOMContentLoaded', () => {
				const select = document.querySelector<HTMLSelectElement>('#inputCategory')!;
				if (several) {
					select.options[0]!.remove();
					Object.assign(select, { multiple: true, size: 6 });
					select.selectedIndex = -1;
				}
				for (let at = select.options.length; at < many; at++)
					select.add(new Option(`${at % 3 ? '— ' : ''}Category ${at}`, String(100 + at)));
			}),
		[count, isMultiple] as const,
	);

/** Options of the picker only: the hidden select has its own. */
const option = (page: Page, hasText = '') =>
	page.locator('.gz-picker [role="option"]', { hasText });

const SENT = /^category/;

it.each(['listing-own.html', 'listing-legacy.html'])(
	'the category picker finds one category of ten thousand with the keyboard, on %s',
	async (path) => {
		const { page, errors, sent } = await openForm(path, { before: categories(10_000, false) });
		const search = page.locator('#inputCategory-search');
		await search.waitFor();
		await page.locator('#lptitle').focus();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		expect(await search.evaluate((one) => one.matches(':focus'))).toBe(true);
		await page.keyboard.type('category 9876');
		await option(page, 'Category 9876').waitFor();
		expect(await option(page).count()).toBe(1);
		expect(await axe(page, '.gz-picker')).toEqual([]);
		await page.keyboard.press('Enter');
		expect(await sent(SENT)).toEqual([['category[]', '9976']]);
		await search.fill('category');
		expect(await option(page).count()).toBe(50);
		await page.keyboard.press('Escape');
		expect(await search.inputValue()).toBe('category');
		await page.keyboard.press('Escape');
		expect(await search.inputValue()).toBe('Category 9876');
		await page.locator('label[for="inputCategory"]').click();
		expect(await search.evaluate((one) => one.matches(':focus'))).toBe(true);
		expect(errors).toEqual([]);
	},
);

it('the category picker shows several categories as chips at 320 pixels, without layout shifts', async () => {
	const { page, sent, shifts } = await openForm('listing-own.html', {
		width: 320,
		touch: true,
		before: categories(40, true),
	});
	const search = page.locator('#inputCategory-search');
	await search.waitFor();
	expect(await shifts()).toBe(0);
	await search.tap();
	await option(page, 'Category 12').first().tap();
	await option(page, 'Category 13').first().tap();
	expect(await sent(SENT)).toEqual([
		['category[]', '112'],
		['category[]', '113'],
	]);
	expect(await axe(page, '.gz-picker')).toEqual([]);
	await page.getByRole('button', { name: 'Remove Category 12' }).tap();
	expect(await sent(SENT)).toEqual([['category[]', '113']]);
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	const { width, height } = (await page.locator('.gz-chip button').boundingBox())!;
	expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
