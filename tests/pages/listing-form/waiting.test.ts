import { TEXT } from '@gazetteer/contract';
import { changedHtml } from '../../browser/changed-html.ts';
import { fillIn, openSubmission, press, shownBy } from '../../browser/listing-form/submission.ts';

jest.setTimeout(60_000);

const OWN = 'listing-own.html';

describe('listing form that is submitted before everything has loaded', () => {
	it('the listing form waits for the fields of the category, and requires the mandatory ones', async () => {
		let answer = () => {};
		const asked = new Promise<void>((done) => (answer = done));
		const { page, posted } = await openSubmission(OWN, {
			before: (opened) =>
				opened.route(/admin-ajax\.php\?action=\w*ajax_term/, async (route) => {
					await asked;
					await route.fulfill({
						contentType: 'text/html; charset=UTF-8',
						body: JSON.stringify({
							tags: null,
							fields: '<p><label for="stars">Stars</label><input id="stars" required name="lp_form_fields_inn[stars]"></p>',
						}),
					});
				}),
		});
		await page.locator('#lptitle').hover();
		await page.locator('.gz-category-details').waitFor({ state: 'attached' });
		await fillIn(page);
		await page.selectOption('#inputCategory', '7');
		await press(page);
		await page.locator('.gz-uploading').getByText(TEXT.waitingForParts).waitFor();
		expect(await shownBy(page)).toMatchObject({ disabled: true, icon: 'fa-spinner fa-spin' });
		answer();
		await page.locator('#stars[aria-invalid="true"]').waitFor();
		expect(await shownBy(page)).toMatchObject({ disabled: false, focus: 'stars' });
		expect(posted).toEqual([]);
	});

	it('the listing form refuses to send without a required photo if the selected one turns out unreadable', async () => {
		const { page, posted } = await openSubmission(OWN, {
			before: changedHtml([['name="listingfiles[]"', 'required name="listingfiles[]"']]),
		});
		await fillIn(page);
		await page.locator('.lplistgallery').hover();
		await page.locator('.lplistgallery .gz-zone').waitFor();
		await page.evaluate(() => {
			const input = document.querySelector<HTMLInputElement>('[name="listingfiles[]"]')!;
			const transfer = new DataTransfer();
			transfer.items.add(new File(['no picture'], 'a.heic', { type: 'image/heic' }));
			input.files = transfer.files;
			input.dispatchEvent(new Event('change', { bubbles: true }));
			document.querySelector<HTMLElement>('#listingsubmitBTN')!.click();
		});
		await page.getByRole('button', { name: TEXT.needImage }).waitFor();
		expect(await shownBy(page)).toMatchObject({ disabled: false });
		expect(posted).toEqual([]);
	});
});
