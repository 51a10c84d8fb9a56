import {
	addProfile,
	ATTACHED,
	EDIT_PAGES,
	eventually,
	openOlder,
	seen,
	valuesIn,
} from '../../browser/listing-form/older-pages.ts';
import { pictureFile, press, shownBy } from '../../browser/listing-form/submission.ts';
import { siteUrl } from '../../browser/site.ts';

jest.setTimeout(90_000);

const SUCCESS = { response: 'success', status: `${siteUrl()}/pages/plain.html`, msg: 'Saved' };

const hasAdder = (path: string) => path === 'listing-edit-2-9.html';

const EVERY = EDIT_PAGES.flatMap((path) => ATTACHED.map((attached) => [path, attached] as const));

describe.each(EVERY)('page to edit a listing in the older theme, %s, %s', (path, attached) => {
	it('the older edit page sends kept, removed and added photos and changed profiles', async () => {
		const { page, posted, left } = await openOlder(path, attached, { replies: [SUCCESS] });
		await page.locator('#lptitle').hover();
		await page.fill('#lptitle', 'Harbour House');
		const photos = page.locator('.gz-photos li');
		await page.locator('.jFiler-input-dragDrop').scrollIntoViewIfNeeded();
		await photos.first().waitFor();
		expect(await photos.count()).toBe(2);
		expect(await seen(page, '.lpsavedcrossgall')).toEqual([]);
		await photos
			.nth(1)
			.getByRole('button', { name: /^Remove/ })
			.click();
		await page
			.locator('input[name="listingfiles[]"].file')
			.setInputFiles([pictureFile('new.png')]);
		await eventually(() => photos.count(), 3);
		if (hasAdder(path)) {
			await addProfile(page, 'Twitter', 'https://twitter.example/new');
			await page.locator('.social-row-Facebook:visible').getByRole('button').click();
			await addProfile(page, 'Instagram', 'https://instagram.example/harbour');
			await page.locator('.social-row-Instagram:visible').waitFor();
			await eventually(() => page.locator('.social-row:visible').count(), 2);
		} else {
			await page.fill('#inputTwitter', 'https://twitter.example/new');
			await page.fill('#inputFacebook', '');
			await page.fill('#inputInstagram', 'https://instagram.example/harbour');
		}
		await press(page);
		await eventually(() => left.at(-1), expect.stringContaining('/pages/plain.html'));
		const { fields } = posted[0]!;
		expect(valuesIn(fields, 'lp_post')).toEqual(['41']);
		expect(valuesIn(fields, 'edit_nonce_field')).toEqual(['a1b2c3']);
		expect(valuesIn(fields, 'postTitle')).toEqual(['Harbour House']);
		expect(valuesIn(fields, 'listingeditfiles[]')).toEqual(['101']);
		expect(valuesIn(fields, 'listImg_remove[]')).toEqual(['102']);
		expect(valuesIn(fields, 'listingfiles[0]')).toEqual(['new.png']);
		expect(valuesIn(fields, 'imageCount')).toEqual(['1']);
		expect(valuesIn(fields, 'twitter')).toEqual(['https://twitter.example/new']);
		expect(valuesIn(fields, 'facebook')).toEqual(['']);
		expect(valuesIn(fields, 'instagram')).toEqual(['https://instagram.example/harbour']);
		expect(valuesIn(fields, 'lp_form_fields_inn[lp_feature][]')).toEqual(['12']);
		expect(valuesIn(fields, 'faq[2]')).toEqual(['Dogs?']);
		expect(valuesIn(fields, 'claimed_section')).toEqual(['claimed']);
	});

	it('the older edit page shows the saved features until the category changes, and the prices always', async () => {
		const { page } = await openOlder(path, attached);
		const boxes = '[name="lp_form_fields_inn[lp_feature][]"]';
		const parts = [boxes, '#listingprice'];
		await page.locator('#lptitle').hover();
		await page.locator('#inputCategory').scrollIntoViewIfNeeded();
		await page.locator('.gz-category-details').waitFor();
		expect(await seen(page, ...parts)).toEqual(parts);
		await page.selectOption('#inputCategory', '6');
		await eventually(() => seen(page, ...parts), ['#listingprice']);
		await page.selectOption('#inputCategory', '5');
		await eventually(() => seen(page, ...parts, '#field-rooms'), [...parts, '#field-rooms']);
		await eventually(() => seen(page, 'label.featuresBycat'), []);
	});

	it('the older edit page shows the error of the server and sends again', async () => {
		const refusal = { response: 'fail', status: { postTitle: 'postTitle' }, msg: 'No title' };
		const failure = {
			response: 'failure',
			status: '<span class="email-exist-error">Not yours</span>',
			msg: 'No',
		};
		const { page, posted, alerts } = await openOlder(path, attached, {
			replies: [refusal, failure, '0', SUCCESS],
		});
		await page.locator('#lptitle').hover();
		await press(page);
		await page.locator('#lptitle.error-msg').waitFor();
		await page.locator('.error_box').waitFor();
		expect(await page.locator('.error_box').textContent()).toMatch(/\S/);
		expect((await shownBy(page)).notice).toBe('No title');
		await page.fill('#lptitle', 'Harbour House');
		await press(page);
		await page.locator('.email-exist-error').waitFor();
		await press(page);
		await eventually(() => alerts.length, 1);
		await page.locator('.gz-not-sent').waitFor();
		await press(page);
		await eventually(() => posted.length, 4);
	});

	it('the older edit page counts saved and new photos before it sends', async () => {
		const { page, posted } = await openOlder(path, attached, { replies: [SUCCESS] });
		await page.locator('#lptitle').hover();
		await page.locator('.jFiler-input-dragDrop').scrollIntoViewIfNeeded();
		await page.locator('.gz-photos li').first().waitFor();
		const input = page.locator('input[name="listingfiles[]"].file');
		await input.setInputFiles(['a', 'b'].map((name) => pictureFile(`${name}.png`)));
		await eventually(() => page.locator('.gz-photos li').count(), 4);
		await press(page);
		await eventually(async () => (await shownBy(page)).notice, 'No more than 3 photos');
		expect(posted).toEqual([]);
	});

	it('the older edit page has one button to add questions', async () => {
		const { page } = await openOlder(path, attached);
		await page.locator('#lptitle').hover();
		await page.locator('#tabs').scrollIntoViewIfNeeded();
		await page.locator('.gz-faq-row').first().waitFor();
		expect(await seen(page, '#tabsbtn', '.faq-btns ul')).toEqual([]);
		expect(await page.locator('.gz-faq-row:visible').count()).toBe(2);
	});
});
