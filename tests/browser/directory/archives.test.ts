import { wear, wearBlockTheme, wearClassicTheme, wornTheme } from '../plugin/themes.ts';
import { visit } from '../visitor.ts';

let before = '';
beforeAll(async () => {
	before = await wornTheme();
});
afterAll(() => wear(before));

describe.each([
	['the demo’s theme', () => wear(before)],
	['a theme of blocks', wearBlockTheme],
	['a theme of PHP templates', wearClassicTheme],
])('in %s', (_kind, wearIt) => {
	beforeAll(wearIt);

	it('a category’s archive shows its listings as the directory does', async () => {
		const { page, status, errors, requests } = await visit('/listing-category/hotels/');
		expect(status).toBe(200);
		expect(await page.locator('.gz-listing-name').allInnerTexts()).toContain('Hotel Windsock');
		expect(await page.locator('.gz-directory-count').innerText()).toMatch(/listings$/);
		expect(requests).toEqual(['/wp-content/plugins/gazetteer/blocks/directory/style.css']);
		expect(errors).toEqual([]);
	});

	it('a place’s archive shows what is in it, and all below it', async () => {
		const { page } = await visit('/listing-location/europe/switzerland/');
		const names = await page.locator('.gz-listing-name').allInnerTexts();
		expect(names).toEqual(
			expect.arrayContaining(['Zurich Airport', 'Hotel Windsock', 'Geneve Airport']),
		);
	});

	it('the archive of all listings is the directory', async () => {
		const { page } = await visit('/listing/');
		expect(await page.locator('.gz-listing').count()).toBe(12);
	});

	it('a listing’s page says what it has to say', async () => {
		const { page, errors } = await visit('/listing/hotel-windsock/');
		expect(await page.locator('.gz-place-contact').isVisible()).toBe(true);
		expect(await page.locator('.gz-place').count()).toBe(1);
		expect(errors).toEqual([]);
	});
});

it('an archive is named after its category, in the page and in the window', async () => {
	await wear(before);
	const { page } = await visit('/listing-category/hotels/');
	expect(await page.title()).toMatch(/^Hotels/);
	expect(await page.locator('h1').innerText()).toBe('Hotels');
	expect(await page.getByText('Beds within reach of the terminal.').isVisible()).toBe(true);
});
