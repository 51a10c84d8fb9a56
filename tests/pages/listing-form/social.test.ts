import { axe } from '../../browser/axe.ts';
import { openForm, overflow } from '../../browser/listing-form/form.ts';

jest.setTimeout(60_000);

const SENT = /^(twitter|facebook|linkedin|youtube|instagram)$/;

it.each<[string, number]>([
	['listing-own.html', 1280],
	['listing-own.html', 320],
	['listing-legacy.html', 1280],
])(
	'the visitor adds social media profiles with the keyboard, on %s in %d pixels',
	async (path, width) => {
		const { page, errors, sent } = await openForm(path, { width });
		const summary = page.locator('summary', { hasText: 'Social profiles' });
		if (await summary.count()) await summary.click();
		await page.locator('#get_media').scrollIntoViewIfNeeded();
		await page.locator('#get_media').selectOption('LinkedIn');
		await page.locator('#get_media_url').fill('linkedin.example/in/harbour');
		await page.keyboard.press('Enter');
		const row = page.locator('.social-row-LinkedIn');
		await row.waitFor();
		expect((await sent(SENT)).find(([name]) => name === 'linkedin')).toEqual([
			'linkedin',
			'https://linkedin.example/in/harbour',
		]);
		expect(new URL(page.url()).pathname).toBe(`/pages/${path}`);
		await page.locator('#add-new-social-url').focus();
		await page.keyboard.press('Enter');
		expect(await page.locator('#get_media').getAttribute('class')).toContain('error');
		expect(await axe(page, '.style2-social-list-section')).toEqual([]);
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		await row.getByRole('button').click();
		expect(await row.count()).toBe(0);
		expect(errors).toEqual([]);
	},
);

it('Enter pressed before the social media section has loaded adds the profile, and sends nothing', async () => {
	let release = () => {};
	const held = new Promise<void>((done) => (release = done));
	const { page, sent } = await openForm('listing-legacy.html', {
		before: (opened) =>
			opened.route(/listing-form-fields-/, async (route) => {
				await held;
				await route.continue();
			}),
	});
	await page.locator('#get_media').selectOption('LinkedIn');
	await page.locator('#get_media_url').fill('linkedin.example/in/harbour');
	await page.keyboard.press('Enter');
	release();
	await page.locator('.social-row-LinkedIn').waitFor();
	expect(await page.locator('.gz-problems').count()).toBe(0);
	expect(await sent(/^linkedin$/)).toEqual([['linkedin', 'https://linkedin.example/in/harbour']]);
});

it('the social media section is rendered before it is unfolded, and causes no layout shifts', async () => {
	const { page, shifts } = await openForm('listing-own.html', { width: 390 });
	const summary = page.locator('summary', { hasText: 'Social profiles' });
	await summary.scrollIntoViewIfNeeded();
	await page.locator('#get_media').waitFor({ state: 'attached' });
	await summary.click();
	await page.locator('#get_media').waitFor();
	expect(await shifts()).toBe(0);
});
