import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { recordedGoogle } from '../../browser/places/google.ts';
import { recordedLegacyGoogle } from '../../browser/listing-form/google-legacy.ts';
import {
	firstFieldsAreThere,
	openPlaces,
	PHOTON_SETTINGS,
	sent,
	suggested,
} from '../../browser/listing-form/places.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const FIELDS = ['postTitle', 'phone', 'location', 'gAddress', 'latitude', 'longitude', 'website'];
const PIER = [
	'Pier Café',
	'02 5550 1234',
	'Manly',
	'1 Pier Street, Manly NSW 2095, Australia',
	'-33.7969',
	'151.2838',
	'https://pier.example/',
];
const asText = (script: () => void) => `(${script.toString()})()`;
const told = (page: Page) =>
	page.evaluate(() => (window as unknown as { asked?: unknown[] }).asked ?? []);
const filled = (page: Page) =>
	page.waitForFunction(
		() => document.querySelector<HTMLInputElement>('[name="website"]')!.value !== '',
	);

it('the title of a listing is a plain text input and no place provider is called without a setting', async () => {
	const { page, asked } = await openPlaces();
	await page.locator('#lptitle').pressSequentially('pier');
	await firstFieldsAreThere(page);
	await rest(page);
	expect(await page.locator('#lptitle').getAttribute('role')).toBeNull();
	expect(asked).toEqual([]);
});

describe('place lookup with Photon', () => {
	it('the visitor selects a place with the keyboard, and the form fills in the known fields', async () => {
		const { page, asked, alerts } = await openPlaces({ settings: PHOTON_SETTINGS });
		const before = await page.locator('#inputTagline').boundingBox();
		const options = await suggested(page, '#lptitle', 'pier');
		expect(await options.allInnerTexts()).toHaveLength(3);
		expect(asked).toEqual(['photon.example pier']);
		expect(await page.locator('#inputTagline').boundingBox()).toEqual(before);
		expect(await axe(page)).toEqual([]);

		const title = page.locator('#lptitle');
		expect(await title.getAttribute('aria-expanded')).toBe('true');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowDown');
		const active = await title.getAttribute('aria-activedescendant');
		expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
		await page.keyboard.press('Escape');
		expect([await title.getAttribute('aria-expanded'), await title.inputValue()]).toEqual([
			'false',
			'pier',
		]);
		await page.keyboard.type('c');
		await options.first().waitFor();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await page.waitForFunction(
			() => document.querySelector<HTMLInputElement>('#latitude')!.value !== '',
		);
		expect(await sent(page, ...FIELDS, 'category[]')).toEqual([
			'Pier Café',
			'',
			'Manly',
			'1 West Esplanade, Manly, New South Wales 2095, Australia',
			'-33.7996',
			'151.2844',
			'',
			'7',
		]);
		expect(await page.locator('#lptitle:focus').count()).toBe(1);
		await page.getByRole('status').getByText('details of Pier Café').waitFor();
		// Values that the lookup filled in must not trigger a request.
		expect(asked.filter((one) => one.startsWith('photon'))).toEqual([
			'photon.example pier',
			'photon.example pierc',
		]);
		expect(alerts).toEqual([]);
	});

	it('the place suggestions fit a phone and are large enough to touch', async () => {
		const { page } = await openPlaces({ settings: PHOTON_SETTINGS, width: 320 });
		const options = await suggested(page, '#lptitle', 'pier');
		const box = (await options.first().boundingBox())!;
		expect([box.height >= 44, box.x >= 0, box.x + box.width <= 320]).toEqual([
			true,
			true,
			true,
		]);
	});
});

describe('place lookup with the current Google API', () => {
	it('Google’s place lookup fills in all fields within one session, and photos are shown but never sent', async () => {
		const { page, asked } = await openPlaces({ settings: { provider: 'google', key: 'KEY' } });
		expect(asked).toEqual([]);
		const options = await suggested(page, '#lptitle', 'pier');
		expect(await page.locator('.gz-suggestions:visible').innerText()).toContain('Google Maps');
		await options.first().click();
		await filled(page);
		expect(await sent(page, ...FIELDS, 'category[]')).toEqual([...PIER, '7']);
		const photo = page.locator('.lplistgallery .gz-place-photos img');
		await photo.scrollIntoViewIfNeeded();
		const size = (await photo.boundingBox())!;
		expect([size.width <= 500, size.height <= 500]).toEqual([true, true]);
		expect(await page.locator('.gz-place-photos').innerText()).toContain('Ada');
		expect(await sent(page, 'listingfiles[]')).toEqual(['[object File]']);
		expect(await axe(page)).toEqual([]);
	});

	it('a place without geometry shows the exact alert and changes nothing', async () => {
		const { page, alerts } = await openPlaces({ settings: { provider: 'google', key: 'KEY' } });
		await page.locator('#inputPhone').fill('1');
		const options = await suggested(page, '#lptitle', "ada's pier");
		const alerted = page.waitForEvent('dialog');
		await options.nth(1).click();
		await alerted;
		expect(alerts).toEqual(["No details available for input: 'ada's pier'"]);
		expect(await sent(page, ...FIELDS, 'category[]')).toEqual([
			"ada's pier",
			'1',
			...Array<string>(6).fill(''),
		]);
	});
});

describe('older page with its own Google script', () => {
	const file = 'listing-place-legacy.html';
	const open = async (own: () => void) => {
		const seen = await openPlaces({ file, own: asText(own) });
		const { page } = seen;
		await page.locator('#lptitle').focus();
		await firstFieldsAreThere(page);
		return seen;
	};

	it('an older page uses its Google script for the second title field, which its checkbox shows', async () => {
		const { page, asked } = await open(recordedGoogle);
		await page.locator('#lptitleGoogle[role=combobox]').waitFor({ state: 'attached' });
		await page.locator('#fill-o-bot-check').check();
		const options = await suggested(page, '#lptitleGoogle', 'pier');
		await options.first().click();
		await filled(page);
		expect(await sent(page, ...FIELDS, 'locationn', 'category[]')).toEqual([
			...PIER,
			'Manly',
			'cafe',
		]);
		expect(await page.locator('#citiess').getAttribute('data-isseleted')).toBe('true');
		expect(asked.filter((one) => one.startsWith('maps'))).toEqual([]);
	});

	it('an older page uses the older Google services if there are no others, and removes the older list', async () => {
		const { page, alerts } = await open(recordedLegacyGoogle);
		await page.locator('#lptitleGoogle[role=combobox]').waitFor({ state: 'attached' });
		await page.locator('#fill-o-bot-check').check();
		let options = await suggested(page, '#lptitleGoogle', 'pier');
		const alerted = page.waitForEvent('dialog');
		await options.nth(1).click();
		await alerted;
		expect(alerts).toEqual(["No details available for input: 'pier'"]);
		options = await suggested(page, '#lptitleGoogle', 'pier c');
		await options.first().click();
		await filled(page);
		expect(await sent(page, ...FIELDS)).toEqual(PIER);
		expect(await page.locator('.gz-place-photos').innerText()).toContain('Ada');
		const all = await told(page);
		expect(all).toContainEqual({ taken: 'lptitleGoogle' });
		expect(all.filter((one) => !Object.hasOwn(one as object, 'taken')).slice(0, 2)).toEqual([
			{ input: 'pier', session: 1 },
			expect.objectContaining({ details: 'nowhere' }),
		]);
	});

	it('an older page uses the older Google services if the current ones reject the key', async () => {
		const both = `${asText(recordedLegacyGoogle)};${asText(recordedGoogle)};
			const { importLibrary } = google.maps;
			google.maps.importLibrary = async (name) => ({ ...await importLibrary(name),
				AutocompleteSuggestion: { fetchAutocompleteSuggestions: async () => { throw Object.assign(new Error('PLACES_AUTOCOMPLETE: PERMISSION_DENIED'), { code: 'PERMISSION_DENIED' }); } } });`;
		const { page } = await openPlaces({ file, own: both });
		await page.locator('#lptitle').focus();
		await page.locator('#lptitleGoogle[role=combobox]').waitFor({ state: 'attached' });
		await page.locator('#fill-o-bot-check').check();
		const options = await suggested(page, '#lptitleGoogle', 'pier');
		await options.first().click();
		await filled(page);
		expect(await sent(page, ...FIELDS)).toEqual(PIER);
	});

	it('an older page never calls the older Google services if the current ones respond', async () => {
		const { page } = await openPlaces({
			file,
			own: `${asText(recordedLegacyGoogle)};${asText(recordedGoogle)}`,
		});
		await page.locator('#lptitle').focus();
		await page.locator('#lptitleGoogle[role=combobox]').waitFor({ state: 'attached' });
		await page.locator('#fill-o-bot-check').check();
		await (await suggested(page, '#lptitleGoogle', 'pier')).first().click();
		await filled(page);
		expect((await told(page)).filter((one) => Object.hasOwn(one as object, 'fields'))).toEqual([
			expect.objectContaining({ details: 'cafe', session: 1 }),
		]);
	});
});
