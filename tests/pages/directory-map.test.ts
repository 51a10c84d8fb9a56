import type { Page } from 'playwright-core';
import { axe } from '../browser/axe.ts';
import { visit, type VisitOptions } from '../browser/visitor.ts';

jest.setTimeout(60_000);

const ANSWER = {
	total: 9,
	isPlaceUnknown: false,
	clusters: [[51.5, -0.12, 7]],
	listings: [
		{
			id: 11,
			title: 'Hotel Windsock',
			link: '/listing/hotel-windsock/',
			lat: 47.37,
			lng: 8.54,
		},
		{ id: 99, title: 'Harbour Inn', link: '/listing/harbour-inn/', lat: 41.38, lng: 2.17 },
	],
};
const ITEM = {
	title: 'Harbour Inn',
	link: '/listing/harbour-inn/',
	place: 'Barcelona, Spain',
	categories: [{ name: 'Inns' }],
	picture: null,
};

interface Recorded {
	/** The URLs of the requests to the routes. */
	asked: URL[];
	/** Answers a request to the map route. */
	answer: (nth: number) => object | Promise<object> | undefined;
}

const open = async (options: VisitOptions = {}, answer: Recorded['answer'] = () => ANSWER) => {
	const recorded: Recorded = { asked: [], answer };
	const seen = await visit('/pages/directory-map.html', {
		...options,
		before: async (page) => {
			await page.route(/\/wp-json\//, async (route) => {
				const url = new URL(route.request().url());
				recorded.asked.push(url);
				if (url.pathname.endsWith('/listings'))
					return route.fulfill({ json: { listings: [ITEM] } });
				const maps = recorded.asked.filter(({ pathname }) => pathname.endsWith('/map'));
				const json = await recorded.answer(maps.length);
				return json ? route.fulfill({ json }) : route.fulfill({ status: 500, body: '' });
			});
		},
	});
	return { ...seen, ...recorded };
};
const show = (page: Page) => page.getByRole('button', { name: 'Show map' });
const status = (page: Page) => page.locator('.gz-map-status');
const pin = (page: Page, title: string) => page.locator(`.gz-map-result[title="${title}"]`);
const focused = (page: Page) => page.locator(':focus');
const group = (page: Page) => page.locator('.gz-map-group');
const openMap = async (page: Page) => {
	await show(page).click();
	await pin(page, 'Hotel Windsock').waitFor();
};

describe('directory map', () => {
	it('the directory map asks for nothing before a press on the button', async () => {
		const { requests, asked } = await open({ waitUntil: 'networkidle' });
		expect(asked).toEqual([]);
		expect(requests.filter((path) => /leaflet|on-demand/.test(path))).toEqual([]);
	});

	it('the directory map asks with the search of the page, its view and its zoom, and shows pins and groups', async () => {
		const { page, asked, errors } = await open();
		await openMap(page);
		expect(asked).toHaveLength(1);
		const { searchParams } = asked[0]!;
		expect(searchParams.get('gz_words')).toBe('inn');
		expect(searchParams.get('view')!.split(',').map(Number)).toHaveLength(4);
		expect(Number(searchParams.get('zoom'))).toBeGreaterThan(1);
		expect(await group(page).innerText()).toBe('7');
		expect(await status(page).innerText()).toBe('9 listings on the map');
		expect(errors).toEqual([]);
	});

	it('the directory map can be opened and closed by keyboard, and returns the focus', async () => {
		const { page } = await open();
		await show(page).focus();
		await page.keyboard.press('Enter');
		await pin(page, 'Hotel Windsock').waitFor();
		expect(await focused(page).getAttribute('class')).toContain('gz-map-live');
		await page.keyboard.press('Escape');
		await show(page).waitFor();
		expect(await focused(page).innerText()).toBe('Show map');
		expect(await page.locator('.leaflet-container').count()).toBe(0);
	});

	it('the pin of a listing is raised while its card has the focus or the pointer', async () => {
		const { page } = await open();
		await openMap(page);
		const raised = page.locator('.gz-map-result-raised');
		await page.getByRole('link', { name: 'Café Prater' }).focus();
		await raised.waitFor();
		expect(await raised.getAttribute('title')).toBe('Café Prater');
		await page.locator('[data-listing="11"]').hover();
		await page.waitForFunction(
			() =>
				document.querySelector('.gz-map-result-raised')?.getAttribute('title') ===
				'Hotel Windsock',
		);
		expect(await raised.count()).toBe(1);
	});

	it('a pin of a listed listing moves the focus to its card', async () => {
		const { page } = await open();
		await openMap(page);
		await pin(page, 'Hotel Windsock').first().click();
		await page.locator(':focus', { hasText: 'Hotel Windsock' }).waitFor();
		expect(await page.locator('.gz-map-raised').getAttribute('data-listing')).toBe('11');
	});

	it('a pin of another listing opens a card with its link', async () => {
		const { page, asked } = await open();
		await openMap(page);
		await pin(page, 'Harbour Inn').click();
		const card = page.locator('.gz-map-card');
		await card.getByRole('link', { name: 'Harbour Inn' }).waitFor();
		expect(await card.innerText()).toContain('Barcelona, Spain');
		expect(asked.at(-1)!.searchParams.get('include')).toBe('99');
		await page.keyboard.press('Escape');
		expect(await card.isVisible()).toBe(false);
		expect(await pin(page, 'Harbour Inn').isVisible()).toBe(true);
	});

	it('a press on a group zooms in, and the map asks again', async () => {
		const { page, asked } = await open();
		await openMap(page);
		const before = Number(asked[0]!.searchParams.get('zoom'));
		await group(page).click();
		await page.waitForTimeout(1500);
		expect(Number(asked.at(-1)!.searchParams.get('zoom'))).toBe(before + 2);
	});

	it('“Search this area” searches in the visible part of the map, and the map is open on the next page', async () => {
		const { page } = await open();
		await openMap(page);
		const button = page.getByRole('button', { name: 'Search this area' });
		expect(await button.isVisible()).toBe(false);
		await group(page).click();
		await button.waitFor();
		await page.waitForTimeout(800);
		await Promise.all([page.waitForURL(/gz_bounds=/), button.click()]);
		const [south, west, north, east] = new URL(page.url()).searchParams
			.get('gz_bounds')!
			.split(',')
			.map(Number);
		expect(south! < 51.5 && 51.5 < north! && west! < -0.12 && -0.12 < east!).toBe(true);
		await pin(page, 'Hotel Windsock').waitFor({ state: 'attached' });
	});

	it('a late answer does not replace a newer one', async () => {
		const old = { ...ANSWER, total: 1, clusters: [] };
		const { page } = await open({}, (nth) =>
			nth === 2
				? new Promise((resolve) => setTimeout(() => resolve(old), 1500))
				: { ...ANSWER, total: nth * 100 },
		);
		await openMap(page);
		await page.getByRole('button', { name: 'Zoom in' }).click();
		await page.waitForTimeout(700);
		await page.getByRole('button', { name: 'Zoom out' }).click();
		await page.waitForTimeout(2200);
		expect(await status(page).innerText()).toBe('300 listings on the map');
	});

	it('the directory map shows a message and a retry button if the server does not answer', async () => {
		const { page } = await open({}, (nth) => (nth === 1 ? undefined : ANSWER));
		await show(page).click();
		const retry = page.getByRole('button', { name: 'Try again' });
		await retry.waitFor();
		expect(await status(page).innerText()).toBe('The map could not be loaded.');
		await retry.click();
		await pin(page, 'Hotel Windsock').waitFor();
		expect(await retry.isVisible()).toBe(false);
	});

	it('the directory map is a sheet at the bottom of a phone', async () => {
		const { page } = await open({ width: 390, height: 844, mobile: true, reducedMotion: true });
		await openMap(page);
		const box = (await page.locator('.gz-map-frame').boundingBox())!;
		expect([box.x, Math.round(box.y + box.height), box.width]).toEqual([0, 844, 390]);
		expect(box.y).toBeGreaterThan(100);
	});

	it.each([
		['stays closed on a phone, where it would cover the page', 390, '', false],
		['opens on a phone after the search of an area', 390, '?gz_bounds=51,-1,52,1', true],
		['opens beside the list of a wide page', 1280, '', true],
	] as const)('the map of the next page %s', async (_title, width, search, isOpen) => {
		const { page } = await open({ width, height: 844 });
		await openMap(page);
		await page.goto(page.url().replace(/[?#].*$/, '') + search);
		await page.locator('.gz-map-show').waitFor({ state: 'attached' });
		await page.waitForLoadState('networkidle');
		expect(await page.locator('.gz-map-frame').count()).toBe(isOpen ? 1 : 0);
	});

	it('the list is beside the map on a wide page', async () => {
		const { page } = await open({ width: 1280, reducedMotion: true });
		await openMap(page);
		// Measure both at the same time, because the page still scrolls to the button.
		const [map, list] = await page.evaluate(() => {
			const boxOf = (part: string) => document.querySelector(part)!.getBoundingClientRect();
			return [boxOf('.gz-directory-map'), boxOf('.gz-listings')].map(({ x, y, width }) => ({
				x,
				y,
				width,
			})) as [DOMRect, DOMRect];
		});
		expect(Math.round(list.y)).toBe(Math.round(map.y));
		expect(list.x + list.width).toBeLessThan(map.x);
	});

	it('the open map has no accessibility violations', async () => {
		const { page } = await open();
		await openMap(page);
		expect(await axe(page)).toEqual([]);
	});

	it('without JavaScript, the drawing is visible and there is no button', async () => {
		const { page } = await open({ javascript: false });
		expect(await page.locator('.gz-map-drawing').isVisible()).toBe(true);
	});
});
