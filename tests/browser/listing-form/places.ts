import type { Page } from 'playwright-core';
import { recordedGoogle } from '../places/google.ts';
import { PHOTON } from '../places/photon.ts';
import { visit } from '../visitor.ts';

export const PHOTON_SERVER = 'https://photon.example';

interface Given {
	file?: string;
	/** What the owner chose, as the form says it. */
	settings?: object;
	/** Where the squares of its map come from. */
	map?: object;
	/** A script that the page brings itself. */
	own?: string;
	width?: number;
	/** What Google's address answers. */
	library?: string;
}

/** Opens a page with a form whose provider is recorded, and gives what was asked of anybody else. */
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

/** Types into an input once it suggests, and waits for what is suggested. */
export async function suggested(page: Page, selector: string, text: string) {
	const input = page.locator(selector);
	await input.focus();
	await page.locator(`${selector}[role=combobox]`).waitFor();
	await input.fill('');
	await input.pressSequentially(text);
	await page.locator('.gz-suggestions [role=option]:visible').first().waitFor();
	return page.locator('.gz-suggestions [role=option]:visible');
}

/** What the form would send of these fields. */
export const sent = (page: Page, ...names: readonly string[]) =>
	page.evaluate((wanted) => {
		const body = new FormData(document.querySelector('form')!);
		return wanted.map((name) => body.getAll(name).map(String).join('|'));
	}, names);

export const MAP_SETTINGS = {
	tiles: 'https://tiles.example/{z}/{x}/{y}.svg',
	credit: '© Ada & sons',
};

/** Waits until the script with the title's lookup, the map and the preview is there. */
export const firstFieldsAreThere = (page: Page) =>
	page.waitForFunction(() =>
		performance
			.getEntriesByType('resource')
			.some(({ name }) => name.includes('listing-form-first-fields')),
	);
