import type { Page } from 'playwright-core';
import {
	addProfile,
	ATTACHED,
	describePlace,
	eventually,
	openOlder,
	seen,
	valuesIn,
} from '../../browser/listing-form/older-pages.ts';
import { pictureFile, press, shownBy } from '../../browser/listing-form/submission.ts';

jest.setTimeout(90_000);

const PATH = 'listing-submit-builder.html';

const RED = '[style*="rgb(235, 84, 57)"]';

/**
 * The theme highlights the label of a picture field. Our gallery, once loaded, highlights its box
 * instead.
 */
const pictureMark = (input: string, label: string) =>
	`.form-group:has(${input}) :is(${label}, .gz-zone-box)${RED}`;

/**
 * Where the theme shows the error of each required field, in the order of the specification, and
 * how a visitor corrects the field.
 */
const RULES: readonly (readonly [
	name: string,
	mark: string,
	mend: (page: Page) => Promise<unknown>,
])[] = [
	['title', '#lptitle.error-msg', (page) => page.fill('#lptitle', 'Harbour Inn')],
	['address', '#inputAddress.error-msg', (page) => page.fill('#inputAddress', '1 Quay Street')],
	['city', '#inputCity.error-msg', (page) => page.selectOption('#inputCity', '20')],
	['phone', '#inputPhone.error-msg', (page) => page.fill('#inputPhone', '555 01')],
	['category', '#inputCategory.error-msg', (page) => page.selectOption('#inputCategory', '6')],
	[
		'social media',
		'#get_media_url.error-msg',
		(page) => addProfile(page, 'Youtube', 'https://youtube.example/harbour'),
	],
	[
		'description',
		'.wp-editor-container.error-msg',
		(page) =>
			page.locator('#inputDescription').evaluate((area) => {
				(area as HTMLTextAreaElement).value = '<p>By the water.</p>';
				area.dispatchEvent(new Event('input', { bubbles: true }));
			}),
	],
	[
		'gallery',
		`.jFiler-input-dragDrop${RED}`,
		(page) => page.locator('[name="listingfiles[]"]').setInputFiles([pictureFile('a.png')]),
	],
	[
		'featured image',
		pictureMark('#lp-featuredimage', '.featured-img-label'),
		(page) => page.locator('#lp-featuredimage').setInputFiles([pictureFile('b.png')]),
	],
	[
		'logo',
		pictureMark('#business_logo', '.b-logo-img-label'),
		(page) => page.locator('#business_logo').setInputFiles([pictureFile('c.png')]),
	],
	['email', '#inputEmail.error-msg', (page) => page.fill('#inputEmail', 'ada@visitor.example')],
	['user name', '#customUname.error-msg', (page) => page.fill('#customUname', 'ada')],
];

const marks = RULES.map(([, mark]) => mark);

describe.each(ATTACHED)('rules of the older theme’s listing form, %s', (attached) => {
	it('the older listing form marks every missing field, and clears each mark when the field is corrected', async () => {
		const { page, posted } = await openOlder(PATH, attached, {
			replies: [{ response: 'fail', status: [], msg: 'Sent' }],
		});
		await page.locator('#lptitle').hover();
		await press(page);
		await page.locator('.gz-problems').waitFor();
		const { notice, style, disabled } = await shownBy(page);
		expect([notice, style, disabled]).toEqual([
			'Please look again',
			'lp-notifaction-error',
			false,
		]);
		await eventually(async () => (await seen(page, ...marks)).length, marks.length);
		for (const [at, [, , mend]] of RULES.entries()) {
			await mend(page);
			await eventually(() => seen(page, ...marks), marks.slice(at + 1));
		}
		await press(page);
		await eventually(() => posted.length, 1);
	});

	it('the older listing form accepts either of the two addresses', async () => {
		const { page } = await openOlder(PATH, attached);
		await page.locator('#lptitle').hover();
		await press(page);
		await page.locator('#inputAddress.error-msg').waitFor();
		await page.locator('.lp-coordinates').scrollIntoViewIfNeeded();
		await page.locator('.googleAddressbtn[role="button"]').first().waitFor();
		await page.locator('.googleAddressbtn[data-type="gaddresscustom"]').click();
		await page.locator('#inputAddresss').waitFor();
		await page.fill('#inputAddresss', 'By the pier');
		await eventually(() => page.locator('#inputAddress.error-msg').count(), 0);
	});

	it('the older listing form requires user name and password for an existing account, and neither for a new one', async () => {
		const { page } = await openOlder(PATH, attached);
		await page.locator('#lptitle').hover();
		await page.check('#already-account');
		await page.locator('#inputUsername').waitFor();
		await press(page);
		await page.locator('.gz-problems').waitFor();
		const fields = ['#inputUsername', '#inputUserpass', '#inputEmail', '#customUname'];
		const wrong = fields.map((field) => `${field}.error-msg`);
		await eventually(() => seen(page, ...wrong), wrong.slice(0, 2));
		expect(await page.locator('#inputEmail.error-msg').count()).toBe(0);
	});

	it('the older listing form refuses oversized photos before too many photos', async () => {
		const { page, posted } = await openOlder(PATH, attached, { replies: ['0'] });
		await page.locator('#lptitle').hover();
		for (const [, , mend] of RULES) await mend(page);
		const large = { ...pictureFile('large.png') };
		large.buffer = Buffer.concat([large.buffer, Buffer.alloc(2_000_000)]);
		const input = page.locator('[name="listingfiles[]"]');
		await input.setInputFiles([
			large,
			...['a', 'b', 'c'].map((name) => pictureFile(`${name}.png`)),
		]);
		await eventually(() => page.locator('.gz-photos li').count(), 5);
		await press(page);
		await eventually(async () => (await shownBy(page)).notice, 'No more than 2 MB');
		// Use the second photo, because the first one was added for the required gallery.
		const photo = page.locator('.gz-photos li').nth(1);
		await photo.getByRole('button', { name: /^Remove/ }).click();
		await press(page);
		await eventually(async () => (await shownBy(page)).notice, 'No more than 3 photos');
		expect(posted).toEqual([]);
	});
});

describe.each(ATTACHED)(
	'gallery of the oldest listing form, which is not recognised, %s',
	(attached) => {
		it('the oldest listing form refuses too large and too many photos, and sends the rest', async () => {
			const { page, posted } = await openOlder('listing-submit-2-0.html', attached, {
				replies: [{ response: 'fail', status: [], msg: 'Sent' }],
			});
			await page.locator('#lptitle').hover();
			await describePlace(page);
			await page.fill('#inputEmail', 'ada@visitor.example');
			await page.fill('#customUname', 'ada');
			const large = { ...pictureFile('large.png') };
			large.buffer = Buffer.concat([large.buffer, Buffer.alloc(2_000_000)]);
			const input = page.locator('[name="listingfiles[]"]');
			const few = ['a', 'b', 'c'].map((name) => pictureFile(`${name}.png`));
			// This version has no notification element.
			const notice = () => page.locator('.gz-plain-notice').allTextContents();
			await input.setInputFiles([large, ...few]);
			await press(page);
			await eventually(notice, ['No more than 2 MB']);
			await input.setInputFiles([...few, pictureFile('d.png')]);
			await press(page);
			await eventually(notice, ['No more than 3 photos']);
			expect(posted).toEqual([]);
			await input.setInputFiles(few);
			await press(page);
			await eventually(() => posted.length, 1);
			const { fields } = posted[0]!;
			expect(valuesIn(fields, 'listingfiles[2]')).toEqual(['c.png']);
			expect(valuesIn(fields, 'imageCount')).toEqual(['3']);
		});
	},
);

describe.each(ATTACHED)('terms of the older theme’s listing form, %s', (attached) => {
	it('the terms of the older listing form disable the button until the visitor agrees', async () => {
		const { page } = await openOlder('listing-submit-2-9.html', attached);
		const button = page.locator('#listingsubmitBTN');
		expect(await button.isDisabled()).toBe(true);
		await page.check('#policycheck');
		expect(await button.isEnabled()).toBe(true);
	});
});
