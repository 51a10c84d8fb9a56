import { axe } from '../../browser/axe.ts';
import { openPlaces, PHOTON_SETTINGS, sent, suggested } from '../../browser/listing-form/places.ts';

jest.setTimeout(60_000);

const FIELDS = ['locationn', 'location', 'gAddress', 'gAddresscustom', 'latitude', 'longitude'];

it('an older listing form suggests cities and addresses, and sends the postal and the alternative address', async () => {
	const { page, errors } = await openPlaces({
		file: 'listing-place-legacy.html',
		settings: PHOTON_SETTINGS,
	});
	await (await suggested(page, '#citiess', 'man')).first().click();
	await page.waitForFunction(
		() => document.querySelector<HTMLInputElement>('[name="location"]')!.value !== '',
	);
	await (await suggested(page, '#inputAddress', 'pier')).first().click();
	await page.waitForFunction(
		() => document.querySelector<HTMLInputElement>('#latitude')!.value !== '',
	);
	await page.getByRole('button', { name: 'Manual coordinates' }).click();
	await page.locator('#inputAddresss').fill('At the pier');
	await page.locator('#inputAddress').waitFor({ state: 'hidden' });
	expect(await page.locator('#latitude').isVisible()).toBe(true);
	expect(await axe(page, 'form')).toEqual([]);
	expect(await sent(page, ...FIELDS)).toEqual([
		'Manly',
		'Manly',
		'1 West Esplanade, Manly, New South Wales 2095, Australia',
		'At the pier',
		'-33.7996',
		'151.2844',
	]);
	expect(await page.locator('#lptitleGoogle').inputValue()).toBe('');
	expect(errors).toEqual([]);
});
