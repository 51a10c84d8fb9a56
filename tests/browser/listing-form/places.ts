import type { Page } from 'playwright-core';
import { recordedGoogle } from '../places/google.ts';
import { PHOTON } from '../places/photon.ts';
import { visit } from '../visitor.ts';

export const PHOTON_SERVER = 'https://photon.example';

interface Given {
	file?: string;
	/** The settings in the form's attribute. */
	settings?: object;
	/** The map settings, such as the tile URL. */
	map?: object;
	/** The URL of another script on the page. */
	own?: string;
	width?: number;
	/** The response for Google's script URL. */
	library?: string;
}

/** Opens a page with a form and a recorded provider, and returns the requests to other hosts. */
export async function openPlaces(given: Given = {}) {
	const { file = 'listing-place.html', settings, map, own, width, library } = given;
	const asked: string[] = [];
	const alerts: string[] = [];
	const seen = await visit(`/pages/${file}`, {
		...(width ? { width } : {}),
		before: async (page) => {
			page.on('dialog', (dialog) => {
				alerts.push(dialog.message());
				void dialog.accept();
			});
			await page.route(/^https:/, (route) => {
				const url = new URL(route.request().url());
				asked.push([url.host, url.searchParams.get('q')].filter(Boolean).join(' '));
				if (url.host === 'photon.example') return route.fulfill({ json: PHOTON });
				if (url.host === 'maps.googleapis.com')
					return route.fulfill({
						contentType: 'text/javascript; charset=utf-8',
						body: library ?? `(${recordedGoogle.toString()})()`,
					});
				return route.fulfill({
					contentType: 'image/svg+xml',
					body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
				});
			});
			await page.addInitScript(
				([json, tiles, script]) => {
					if (script) new Function(script)();
					document.addEventListener('DOMContentLoaded', () => {
						if (tiles) document.querySelector('form')!.dataset['gazetteerMap'] = tiles;
						if (json) document.querySelector('form')!.dataset['gazetteerPlaces'] = json;
					});
				},
				[
					settings ? JSON.stringify(settings) : '',
					map ? JSON.stringify(map) : '',
					own ?? '',
				] as const,
			);
		},
	});
	await seen.page.locator('[data-gz-mounted]').first().waitFor();
	return { ...seen, asked, alerts };
}

export const PHOTON_SETTINGS = { provider: 'photon', address: PHOTON_SERVER };

/** Types into an input, and waits for its suggestions. */
export async function suggested(page: Page, selector: string, text: string) {
	const input = page.locator(selector);
	await input.focus();
	await page.locator(`${selector}[role=combobox]`).waitFor();
	await input.fill('');
	await input.pressSequentially(text);
	await page.locator('.gz-suggestions [role=option]:visible').first().waitFor();
	return page.locator('.gz-suggestions [role=option]:visible');
}

/** The values that the form would send for these fields. */
export const sent = (page: Page, ...names: readonly string[]) =>
	page.evaluate((wanted) => {
		const body = new FormData(document.querySelector('form')!);
		return wanted.map((name) => body.getAll(name).map(String).join('|'));
	}, names);

export const MAP_SETTINGS = {
	tiles: 'https://tiles.example/{z}/{x}/{y}.svg',
	credit: '© Ada & sons',
};

/** Waits until the script of the title lookup, the map and the preview is loaded. */
export const firstFieldsAreThere = (page: Page) =>
	page.waitForFunction(() =>
		performance
			.getEntriesByType('resource')
			.some(({ name }) => name.includes('listing-form-fields')),
	);
