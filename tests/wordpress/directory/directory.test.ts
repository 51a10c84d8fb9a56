import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { publish, removePosts } from '../plugin/posts.ts';
import { visit } from '../../browser/visitor.ts';
import { termId } from './pages.ts';

const names = (page: Page) => page.locator('.gz-listing-name').allInnerTexts();
const count = (page: Page) => page.locator('.gz-directory-count').innerText();

/** Clicks a button or a link, and waits until the next page has loaded. */
const follow = (page: Page, role: 'button' | 'link', name: string) =>
	Promise.all([page.waitForEvent('load'), page.getByRole(role, { name }).click()]);
const search = (page: Page) => follow(page, 'button', 'Search');

/** A filter of the search form. */
const filter = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
/** An option of a filter, by the start of its label: the label ends with the number of listings. */
const option = (page: Page, name: string, label: string) =>
	filter(page, name).getByRole(name === 'Rating' ? 'radio' : 'checkbox', {
		name: new RegExp(`^${label}( |$)`),
	});
const plain = { javascript: false, width: 1280 } as const;

afterEach(removePosts);

describe('directory page', () => {
	it('the directory loads no file of the live map, no React, and no script for filters before the first touch', async () => {
		const { page, requests, errors } = await visit('/directory/', { waitUntil: 'networkidle' });
		expect(requests).toContain('/wp-content/plugins/gazetteer/blocks/directory/style.css');
		expect(requests.filter((path) => /leaflet|on-demand|react/.test(path))).toEqual([]);
		const interactive = /\/directory-interactive-/;
		expect(requests.filter((path) => interactive.test(path))).toEqual([]);
		await Promise.all([
			page.waitForRequest(interactive),
			page.getByLabel('Search for').focus(),
		]);
		expect(errors).toEqual([]);
	});

	it('the directory can be searched by text, category and place without JavaScript', async () => {
		const { page } = await visit('/directory/', plain);
		expect(await count(page)).toMatch(/^1–12 of \d+ listings$/);

		await page.getByLabel('Search for').fill('windsock');
		await search(page);
		expect(await names(page)).toEqual(['Hotel Windsock']);
		expect(await count(page)).toBe('1 listing');
		expect(await page.getByLabel('Search for').inputValue()).toBe('windsock');

		await follow(page, 'link', 'Clear all');
		await option(page, 'Category', 'Hotels').check();
		await search(page);
		expect(await names(page)).toContain('Hotel Windsock');
		expect(await names(page)).not.toContain('Zurich Airport');

		await option(page, 'Location', 'Switzerland').check();
		await follow(page, 'button', 'Show results');
		expect(await names(page)).toEqual(['Hotel Windsock']);
		await follow(page, 'link', 'Remove the filter Hotels');
		expect(await names(page)).toContain('Zurich Airport');
		expect(await option(page, 'Location', 'Switzerland').isChecked()).toBe(true);
	});

	it('the directory shows the fields of the selected category, and filters by them', async () => {
		const hotels = await termId('hotels');
		const { page } = await visit(`/directory/?gz_category=${hotels}`, plain);
		const all = await names(page);
		expect(await filter(page, 'Admission').count()).toBe(0);
		await option(page, 'Stars', '4').check();
		await search(page);
		const some = await names(page);
		expect(some.length).toBeGreaterThan(0);
		expect(some.length).toBeLessThan(all.length);
		expect(all).toEqual(expect.arrayContaining(some));
	});

	it('the directory shows places as a tree, with the number of listings in each', async () => {
		const { page } = await visit('/directory/', plain);
		const options = await filter(page, 'Location')
			.locator('.gz-option')
			.evaluateAll((labels) =>
				labels.map((label) => [
					label.textContent.replace(/\s+/g, ' ').trim(),
					(label as HTMLElement).style.getPropertyValue('--gz-depth'),
				]),
			);
		const europe = options.findIndex(([text]) => /^Europe \d+$/.test(text!));
		expect(europe).toBeGreaterThanOrEqual(0);
		expect(options[europe]![1]).toBe('');
		expect(options[europe + 1]).toEqual([expect.stringMatching(/^\S.* \d+$/), '1']);
	});

	it('each number beside an option is the number of results after selecting it', async () => {
		const hotels = await termId('hotels');
		const { page } = await visit(
			`/directory/?gz_category[]=${hotels}&gz_price[]=moderate&gz_price[]=pricey`,
			plain,
		);
		const results = async (address: string) =>
			(await (await fetch(new URL(address, page.url()))).text()).match(
				/data-total="([\d,]+)"/,
			)?.[1];
		const options = await page.locator('.gz-option').evaluateAll((labels) =>
			labels.map((label) => {
				const { name, value, disabled, checked } = label.querySelector('input')!;
				const listings = label.querySelector('.gz-option-count')?.textContent;
				return { name, value, listings, disabled, checked };
			}),
		);
		expect(options.length).toBeGreaterThan(15);
		for (const { name, listings, disabled, checked } of options)
			if (listings) expect([name, disabled]).toEqual([name, listings === '0' && !checked]);
		const compared = options.filter(
			({ name, listings }) => listings && /price|rating|open|feature/.test(name),
		);
		expect(compared.length).toBeGreaterThan(4);
		for (const { name, value, listings } of compared) {
			const fields = new URLSearchParams([['gz_category[]', String(hotels)]]);
			if (!name.includes('price'))
				for (const price of ['moderate', 'pricey']) fields.append('gz_price[]', price);
			fields.append(name, value);
			expect([name, value, await results(`/directory/?${fields}`)]).toEqual([
				name,
				value,
				listings,
			]);
		}
	});

	it('several options of a filter find listings with any of them, and are in the links to other pages', async () => {
		const ids = [await termId('airports'), await termId('hotels')];
		const { page } = await visit('/directory/', plain);
		await option(page, 'Category', 'Airports').check();
		await option(page, 'Category', 'Hotels').check();
		await search(page);
		await follow(page, 'link', 'Next');
		const { searchParams } = new URL(page.url());
		expect(
			[searchParams.get('gz_category[0]'), searchParams.get('gz_category[1]')].map(Number),
		).toEqual(expect.arrayContaining(ids));
		expect(await page.locator('.gz-chip').allInnerTexts()).toEqual(['Airports', 'Hotels']);
	});

	it('the directory sorts by name, and keeps that order in the links to other pages', async () => {
		const airports = await termId('airports');
		const { page } = await visit(`/directory/?gz_category=${airports}&gz_sort=title`, plain);
		const first = await names(page);
		expect(first).toEqual([...first].sort((a, b) => a.localeCompare(b, 'en')));
		await follow(page, 'link', 'Next');
		await page.waitForURL(/gz_page=2/);
		expect(page.url()).toContain('gz_sort=title');
		expect(await names(page)).not.toContain(first[0]);
		expect(await page.locator('.gz-pages [aria-current="page"]').innerText()).toContain('2');
	});

	it('the directory shows a link to all listings if nothing matches', async () => {
		const { page } = await visit('/directory/?gz_words=nosuchplaceanywhere');
		expect(await count(page)).toBe('No listings found');
		await page.getByRole('link', { name: 'Show all listings' }).click();
		await page.waitForURL(/\/directory\/$/);
		await page.locator('.gz-listing').first().waitFor();
		expect((await names(page)).length).toBe(12);
	});

	it('the directory escapes all values of the query string, and still answers', async () => {
		const odd = encodeURIComponent('"><script>alert(1)</script>[gazetteer_scroll_top]');
		const { page, status, errors, requests } = await visit(
			`/directory/?gz_words=${odd}&gz_category=x&gz_page=-4&gz_field[a][b]=c&gz_sort=9`,
		);
		expect(status).toBe(200);
		expect(await page.getByLabel('Search for').inputValue()).toContain('"><script>');
		expect(await page.locator('[data-gazetteer="scroll-top"]').count()).toBe(0);
		expect(requests.filter((file) => file.includes('scroll-top'))).toEqual([]);
		expect(errors).toEqual([]);
	});

	it('the directory is limited to categories by a shortcode attribute, on any page', async () => {
		const { page } = await visit(
			await publish(
				'[gazetteer_directory categories="lounges,cafes" perPage="100" search="0"]',
			),
		);
		const kinds = await page.locator('.gz-listing-term').allInnerTexts();
		expect([...new Set(kinds)].sort()).toEqual(['Cafés', 'Lounges']);
		expect(await page.locator('.gz-search').count()).toBe(0);
	});

	it('the directory shows no listings if its category does not exist', async () => {
		const { page } = await visit(
			await publish('<!-- wp:gazetteer/directory {"categories":"no-such"} /-->'),
		);
		expect(await names(page)).toEqual([]);
	});
});

describe('search form of the directory', () => {
	it('the search form shows only the text field and the Search button on a phone, and other filters behind a button', async () => {
		const { page } = await visit('/directory/', { width: 390, height: 844, javascript: false });
		expect(await page.getByLabel('Search for').isVisible()).toBe(true);
		expect(await page.getByRole('button', { name: 'Search' }).isVisible()).toBe(true);
		expect(await filter(page, 'Category').isVisible()).toBe(false);
		expect((await page.locator('.gz-listing').first().boundingBox())!.y).toBeLessThan(844);
		await page.getByText('Filters', { exact: true }).click();
		await option(page, 'Category', 'Hotels').check();
		await follow(page, 'button', 'Show results');
		expect(await page.getByText('Filters (1)').isVisible()).toBe(true);
		expect(await names(page)).toContain('Hotel Windsock');
	});

	it('the filters are a column beside the results on a wide screen', async () => {
		const { page } = await visit('/directory/', plain);
		const [filters, results] = await Promise.all([
			page.locator('.gz-filters-fields').boundingBox(),
			page.locator('.gz-found').boundingBox(),
		]);
		expect(filters!.x + filters!.width).toBeLessThan(results!.x);
		expect(Math.abs(filters!.y - results!.y)).toBeLessThan(20);
		expect(await page.locator('.gz-filters-open').isVisible()).toBe(false);
	});

	it('the search form sorts a text search by best match until the visitor selects another order', async () => {
		const { page } = await visit('/directory/', plain);
		await page.getByLabel('Search for').fill('hotel');
		await search(page);
		expect(await page.getByLabel('Sort by').locator('option:checked').innerText()).toBe(
			'Best match',
		);
		const found = await names(page);
		const titled = found.map((name) => /hotel/i.test(name));
		expect(titled[0]).toBe(true);
		expect(titled).toEqual([...titled].sort((a, b) => Number(b) - Number(a)));
		await page.getByLabel('Sort by').selectOption('title');
		await search(page);
		const sorted = await names(page);
		expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b, 'en')));
	});

	it('a page number that does not exist shows a link to the first page', async () => {
		const { page } = await visit('/directory/?gz_page=99');
		await page.getByRole('link', { name: 'Show the first page' }).click();
		expect((await names(page)).length).toBe(12);
	});
});

describe('accessibility of the directory', () => {
	it.each([
		['on a desktop screen', '/directory/', 1280],
		['on a phone', '/directory/', 390],
		['at 400 % zoom', '/airports/', 320],
		['with no matches', '/directory/?gz_words=nosuchplaceanywhere', 390],
	])('the directory is accessible %s', async (_says, path, width) => {
		const { page } = await visit(path, { width });
		expect(await axe(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	});

	it('the directory is accessible in dark mode', async () => {
		const { page } = await visit('/directory/', { colorScheme: 'dark' });
		await page.addStyleTag({
			content:
				'html:root,html body{color-scheme:dark;--wp--preset--color--base:#14181d;--wp--preset--color--primary:#ffb59f}body{background:#14181d;color:#eee;--card:#1d232a;--ink:#eee;--quiet:#bbb;--paper:#14181d}',
		});
		expect(await axe(page, '.gz-directory')).toEqual([]);
	});

	it('the directory is accessible in a right-to-left language', async () => {
		const { page } = await visit('/directory/', {
			width: 390,
			before: (opened) =>
				opened.addInitScript(() =>
					document.addEventListener('DOMContentLoaded', () => {
						document.documentElement.dir = 'rtl';
					}),
				),
		});
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
		const [button, field] = await Promise.all([
			page.locator('.gz-search-submit').boundingBox(),
			page.locator('.gz-search-words > input').boundingBox(),
		]);
		expect(button!.x + button!.width).toBeLessThanOrEqual(field!.x);
	});

	it('Tab moves from the name of a card in the directory to its links', async () => {
		const { page } = await visit('/directory/?gz_words=windsock');
		const focused = page.locator(':focus');
		await page.locator('.gz-listing-name a').focus();
		await page.keyboard.press('Tab');
		expect(await focused.innerText()).toBe('Hotels');
		await page.keyboard.press('Tab');
		expect(await focused.getAttribute('href')).toMatch(/^tel:/);
	});
});
