import type { Page } from 'playwright-core';
import { siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { termId } from './pages.ts';

jest.setTimeout(120_000);

const mark = (page: Page) => page.locator('.gz-map-group, .gz-map-result').first();
const total = async (page: Page) =>
	Number(
		/(\d+)$|(\d+) listing/.exec(
			(await page.locator('.gz-directory-count').innerText()).replace(/ listings?$/, ''),
		)?.[0] ?? 0,
	);

describe('map of the directory', () => {
	it('the requests of a visitor who opens, moves and zooms the map and searches near a position go to the site only', async () => {
		const origins = new Set<string>();
		const { page, errors } = await visit('/directory/', {
			before: async (opened) => {
				await opened.context().grantPermissions(['geolocation']);
				await opened.context().setGeolocation({ latitude: 47.4582, longitude: 8.5555 });
				opened.on('request', (request) => {
					const { origin, protocol } = new URL(request.url());
					if (protocol.startsWith('http')) origins.add(origin);
				});
			},
		});
		await page.locator('.gz-map-show').click();
		await mark(page).waitFor();
		await page.getByRole('button', { name: 'Zoom in' }).click();
		await page.waitForTimeout(800);
		await page.locator('.gz-map-live').focus();
		await page.keyboard.press('ArrowRight');
		await page.waitForTimeout(800);
		await page.locator('.gz-map-group').first().click({ force: true });
		await page.waitForTimeout(1200);
		await Promise.all([
			page.waitForURL(/gz_bounds=/),
			page.getByRole('button', { name: 'Search this area' }).click(),
		]);
		await page.getByLabel('Search for').fill('a');
		await Promise.all([
			page.waitForURL(/gz_near=47.46%2C8.56/),
			page.getByRole('button', { name: 'Near me' }).click(),
		]);
		expect(await page.locator('.gz-listing-distance').first().innerText()).toMatch(/ mi$/);
		expect([...origins]).toEqual([siteUrl()]);
		expect(errors).toEqual([]);
	});

	it('the directory shows distances from a typed place, nearest first, and keeps the place', async () => {
		const { page } = await visit('/directory/?gz_place=Switzerland&gz_within=402.34', {
			javascript: false,
		});
		const distances = (await page.locator('.gz-listing-distance').allInnerTexts()).map((text) =>
			parseFloat(text.replace(',', '')),
		);
		expect(distances.length).toBeGreaterThan(2);
		expect(distances).toEqual([...distances].sort((a, b) => a - b));
		expect(await page.getByLabel('Near', { exact: true }).inputValue()).toBe('Switzerland');
		expect(await page.getByRole('button', { name: 'Near me' }).isVisible()).toBe(false);
	});

	it('the directory tells the visitor that a place is unknown, and keeps what was typed', async () => {
		const { page } = await visit('/directory/?gz_place=Atlantis&gz_within=8.05', {
			javascript: false,
		});
		const input = page.getByLabel('Near', { exact: true });
		expect(await input.inputValue()).toBe('Atlantis');
		expect(await input.getAttribute('aria-invalid')).toBe('true');
		expect(await page.locator('.gz-near-message').innerText()).toContain('“Atlantis”');
		expect(await page.locator('.gz-listing').count()).toBeGreaterThan(0);
	});

	it('the map of an archive shows only the listings of the archive', async () => {
		const { page } = await visit(`/directory/?gz_category=${await termId('hotels')}`);
		const listed = await total(page);
		await page.locator('.gz-map-show').click();
		await mark(page).waitFor();
		expect(await page.locator('.gz-map-status').innerText()).toBe(
			`${listed} listings on the map`,
		);
	});
});

describe('map on the page of a listing', () => {
	it('the map of a listing opens with one pin, without asking the server for results', async () => {
		const { page, errors } = await visit('/listing/hotel-windsock/');
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await page.locator('.gz-map-show').click();
		await page.locator('.gz-map-result').waitFor();
		expect(await page.locator('.gz-map-result').count()).toBe(1);
		expect(asked.filter((url) => /v1\/(map|listings)/.test(url))).toEqual([]);
		expect(errors).toEqual([]);
		await page.getByRole('button', { name: 'Hide map' }).click();
		expect(await page.locator('.gz-map-show').isVisible()).toBe(true);
	});
});
