import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { directory, pause } from './answers.ts';

jest.setTimeout(60_000);

const entries = (name: string, count: number, kind: 'title' | 'name') =>
	Array.from({ length: count }, (_, index) => ({
		[kind]: `${name} ${index + 1}`,
		url: `/pages/plain.html?${name}-${index + 1}`,
		...(kind === 'name' ? { count: 10 + index } : {}),
	}));

/** Opens the directory. Each call is answered with entries that contain the search text. */
async function open(delay = (typed: string) => typed.length * 0) {
	const asked: string[] = [];
	const visited = await directory({
		before: (page) =>
			page.route('**/gazetteer/v1/suggestions*', async (route) => {
				const typed = new URL(route.request().url()).searchParams.get('q')!;
				asked.push(typed);
				await pause(delay(typed));
				await route
					.fulfill({
						json: {
							names: entries(`${typed}-listing`, 8, 'title'),
							categories: entries(`${typed}-kind`, 4, 'name'),
							places: entries(`${typed}-place`, 2, 'name'),
						},
					})
					.catch(() => {});
			}),
	});
	return { ...visited, asked, input: visited.page.getByLabel('Search for') };
}

/** The options of the combobox, without those of the select for the order. */
const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');
const options = (page: Page) => suggestions(page).allInnerTexts();

describe('suggestions of the directory', () => {
	it('the suggestions are in three labelled groups of at most six, three and three', async () => {
		const { page, input } = await open();
		await input.pressSequentially('ho');
		await suggestions(page).first().waitFor();
		const groups = await page
			.getByRole('listbox', { name: 'Suggestions' })
			.getByRole('group')
			.all();
		const found = await Promise.all(
			groups.map(async (group) => [
				await group.locator('.gz-suggestions-group').innerText(),
				await group.getByRole('option').count(),
			]),
		);
		expect(found).toEqual([
			['Listings', 6],
			['Categories', 3],
			['Places', 2],
		]);
		expect(await axe(page, '.gz-search')).toEqual([]);
	});

	it('the suggestions wait until the visitor pauses, and ask only once', async () => {
		const { page, input, asked } = await open();
		await input.pressSequentially('hotel', { delay: 20 });
		await suggestions(page).first().waitFor();
		expect(asked).toEqual(['hotel']);
	});

	it('the suggestions for an earlier text are dropped, even if they arrive last', async () => {
		const { page, input } = await open((typed) => (typed === 'ho' ? 900 : 0));
		await input.pressSequentially('ho');
		await pause(300);
		await input.pressSequentially('te');
		await suggestions(page).filter({ hasText: 'hote-listing 1' }).waitFor();
		await pause(1000);
		expect((await options(page))[0]).toBe('hote-listing 1');
	});

	it('Enter on a suggestion opens its page, and without one it searches for the text', async () => {
		const { page, input } = await open();
		await input.pressSequentially('ho');
		await suggestions(page).first().waitFor();
		await page.keyboard.press('Enter');
		await page.waitForURL(/gz_words=ho$/);
		await input.pressSequentially('t');
		await suggestions(page).filter({ hasText: 'hot-listing 1' }).waitFor();
		await page.keyboard.press('ArrowUp');
		expect(await input.getAttribute('aria-activedescendant')).toBe(
			'gz-search-1-words-option-10',
		);
		await page.keyboard.press('Enter');
		await page.waitForURL(/plain\.html\?hot-place-2$/);
	});

	it('Escape closes the suggestions, and keeps the text', async () => {
		const { page, input } = await open();
		await input.pressSequentially('ho');
		await suggestions(page).first().waitFor();
		await page.keyboard.press('Escape');
		expect(await page.getByRole('listbox').isVisible()).toBe(false);
		expect(await input.inputValue()).toBe('ho');
	});

	it('a click on a suggestion opens its page', async () => {
		const { page, input } = await open();
		await input.pressSequentially('ho');
		await suggestions(page).filter({ hasText: 'ho-kind 2' }).click();
		await page.waitForURL(/plain\.html\?ho-kind-2$/);
	});

	it('the suggestions wait until an input method editor has finished', async () => {
		const { page, input, asked } = await open();
		await input.focus();
		await page.locator('[role="combobox"]').waitFor();
		await input.evaluate((field: HTMLInputElement) => {
			field.value = 'ほて';
			field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
		});
		await pause(400);
		expect(asked).toEqual([]);
		await input.evaluate((field) =>
			field.dispatchEvent(new CompositionEvent('compositionend')),
		);
		await suggestions(page).first().waitFor();
		expect(asked).toEqual(['ほて']);
	});

	it('the search works without suggestions if their request fails', async () => {
		const { page, input } = await open();
		await page.route('**/gazetteer/v1/suggestions*', (route) =>
			route.fulfill({ status: 404, json: {} }),
		);
		await input.pressSequentially('ho');
		await pause(500);
		expect(await page.getByRole('listbox').isVisible()).toBe(false);
		await page.keyboard.press('Enter');
		await page.waitForURL(/gz_words=ho$/);
	});
});
