import { axe } from '../../browser/axe.ts';
import { firstFieldsAreThere, openPlaces } from '../../browser/listing-form/places.ts';

jest.setTimeout(60_000);

const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
);

it('the preview card updates while the visitor types, uses only empty space, and is silent for screen readers', async () => {
	const { page, errors } = await openPlaces({ file: 'listing-place.html' });
	const card = page.locator('.gz-preview-card');
	const places = () =>
		page.evaluate(() =>
			// Ignore the gallery below the form, because its section redraws it.
			[
				...document.querySelectorAll(
					'section:nth-of-type(-n+2) :is(h2, label, input, select)',
				),
			].map((one) => JSON.stringify(one.getBoundingClientRect())),
		);
	const before = await places();
	await page.locator('#lptitle').pressSequentially('Pier Café');
	await card.waitFor();
	await page.locator('#inputCategory').selectOption('7');
	await page.locator('#inputTagline').fill('Coffee by the sea');
	await card.getByText('Coffee by the sea').waitFor();
	expect(await card.innerText()).toMatch(/Preview\s+PC\s+Coffee houses\s+Pier Café/);
	expect(await places()).toEqual(before);
	expect(await page.locator('.gz-preview').getAttribute('aria-hidden')).toBe('true');
	expect(await axe(page)).toEqual([]);
	await page.screenshot({ path: '/tmp/shots/preview-1280.png' });

	await page
		.locator('#gz-listingfiles')
		.setInputFiles({ name: 'pier.png', mimeType: 'image/png', buffer: PNG });
	await card.locator('img[src^="blob:"]').waitFor();
	await page.setViewportSize({ width: 1000, height: 800 });
	await card.waitFor({ state: 'detached' });
	await page.setViewportSize({ width: 1280, height: 800 });
	await card.waitFor();
	await page.locator('.gz-listing-form').evaluate((root) => root.remove());
	await page.locator('.gz-preview').waitFor({ state: 'detached' });
	expect(errors).toEqual([]);
});

it('the preview card is hidden if other content is in its place', async () => {
	const { page } = await openPlaces({ file: 'listing-place.html' });
	await page.evaluate(() => {
		const aside = document.createElement('aside');
		aside.textContent = 'News';
		Object.assign(aside.style, { position: 'fixed', inset: '0 0 0 auto', width: '260px' });
		document.body.append(aside);
	});
	await page.locator('#lptitle').pressSequentially('Pier Café');
	await firstFieldsAreThere(page);
	await page.locator('.gz-preview').waitFor({ state: 'attached' });
	expect(await page.locator('.gz-preview-card').count()).toBe(0);
});
