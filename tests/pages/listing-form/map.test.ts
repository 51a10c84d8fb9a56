import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { recordedGoogle } from '../../browser/places/google.ts';
import { recordedGoogleMap } from '../../browser/listing-form/google-map.ts';
import {
	firstFieldsAreThere,
	MAP_SETTINGS,
	openPlaces,
	PHOTON_SETTINGS,
	sent,
	suggested,
} from '../../browser/listing-form/places.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const pin = (page: Page) => page.getByRole('button', { name: 'Marker of the listing' });
const spot = async (page: Page) => (await sent(page, 'latitude', 'longitude')).map(Number);
const near = async (page: Page) => {
	await page.locator('#lptitle').focus();
	await page.locator('#lp_listing_map').scrollIntoViewIfNeeded();
};
const paste = (page: Page) => page.getByLabel('Paste coordinates');

it('the listing form shows no map and requests none without a setting', async () => {
	const { page, asked } = await openPlaces();
	await near(page);
	await firstFieldsAreThere(page);
	await rest(page);
	expect(await page.locator('.gz-map').count()).toBe(0);
	expect(asked).toEqual([]);
});

describe('map of the listing form with the configured tiles', () => {
	it('the map starts at the default center without a marker, and has one marker that can be moved', async () => {
		const { page, context, asked, errors } = await openPlaces({
			settings: PHOTON_SETTINGS,
			map: MAP_SETTINGS,
		});
		const below = page.locator('#inputPhone');
		await near(page);
		await page.locator('.leaflet-tile').first().waitFor({ state: 'attached' });
		expect(await page.locator('.leaflet-tile').first().getAttribute('src')).toMatch(
			/^https:\/\/tiles\.example\/13\/753\d\/49\d\d\.svg$/,
		);
		expect(await page.locator('.gz-map').innerText()).toContain('© Ada & sons');
		expect(await pin(page).count()).toBe(0);

		// Select a suggested place.
		await (await suggested(page, '#lptitle', 'pier')).first().click();
		await pin(page).waitFor();
		expect(await spot(page)).toEqual([-33.7996, 151.2844]);

		// Paste the address of a Google Maps page.
		await paste(page).fill('https://www.google.com/maps/@47.4647,8.5492,15z');
		expect(await spot(page)).toEqual([47.4647, 8.5492]);
		expect([await paste(page).inputValue(), await pin(page).count()]).toEqual(['', 1]);
		await paste(page).fill('nowhere');
		await page.keyboard.press('Enter');
		await page.getByText('No coordinates found').waitFor();
		await paste(page).fill('');

		// Move the marker with the keyboard, and set it with the button.
		await pin(page).focus();
		await page.keyboard.press('ArrowUp');
		const [up, level] = await spot(page);
		expect([up! > 47.4647, level]).toEqual([true, 8.5492]);
		await page.getByRole('button', { name: 'Move with the arrow keys' }).focus();
		await page.keyboard.press('Shift+ArrowLeft');
		expect((await spot(page))[1]).toBeLessThan(8.5492 - 0.005);

		// Type into the coordinate inputs.
		await page.locator('summary').click();
		await page.locator('#latitude').fill('47.4');
		await page.locator('#longitude').fill('8.5');
		const box = (await page.locator('.gz-map').boundingBox())!;
		const at = (await pin(page).boundingBox())!;
		expect([at.x > box.x, at.x < box.x + box.width, at.y > box.y]).toEqual([true, true, true]);

		// Drag the marker, once the page no longer shifts under the pointer.
		await pin(page).hover({ position: { x: 16, y: 20 } });
		const from = (await pin(page).boundingBox())!;
		await page.mouse.down();
		await page.mouse.move(from.x + 56, from.y + 20, { steps: 4 });
		await page.mouse.up();
		const [flat, east] = await spot(page);
		expect([Math.abs(flat! - 47.4) < 0.001, east! > 8.505]).toEqual([true, true]);
		await page.locator('.gz-map').click({ position: { x: 60, y: 60 } });
		expect((await spot(page))[1]).toBeLessThan(8.5);

		// Use the geolocation of the visitor.
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation({ latitude: 12.5, longitude: -8 });
		await page.getByRole('button', { name: 'Use my location' }).click();
		await page.waitForFunction(
			() => document.querySelector<HTMLInputElement>('#latitude')!.value === '12.5',
		);
		expect(await pin(page).count()).toBe(1);
		expect(await axe(page)).toEqual([]);
		await below.waitFor();
		expect([...new Set(asked)].sort()).toEqual(['photon.example pier', 'tiles.example']);
		expect(errors).toEqual([]);
	});

	it('the map of the listing form fits a phone', async () => {
		const { page } = await openPlaces({ map: MAP_SETTINGS, width: 320 });
		await near(page);
		await page.locator('.gz-map-tools').waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});
});

it('a page with Google Maps shows its map with a marker before any search', async () => {
	const { page, asked } = await openPlaces({
		file: 'listing-place-legacy.html',
		own: `(${recordedGoogle.toString()})();(${recordedGoogleMap.toString()})()`,
	});
	const maps = () =>
		page.evaluate(() => (window as unknown as { drawn: unknown[] }).drawn.map((one) => one));
	await near(page);
	await page.waitForFunction(() => (window as unknown as { drawn: unknown[] }).drawn.length);
	expect(await maps()).toEqual([
		{ map: 'gz-map', center: { lat: -33.8688, lng: 151.2195 }, zoom: 13 },
	]);
	await paste(page).fill('47.4647, 8.5492');
	await paste(page).fill('47.5, 8.6');
	expect(await maps()).toEqual([
		expect.anything(),
		{ marker: { lat: 47.4647, lng: 8.5492 } },
		{ moved: { lat: 47.5, lng: 8.6 } },
	]);
	await page.evaluate(() => (window as unknown as { drag: () => void }).drag());
	expect(await spot(page)).toEqual([1.5, 2.5]);
	expect(asked).toEqual([]);
});
