import type { Page } from 'playwright-core';
import {
	addProfile,
	ATTACHED,
	describePlace,
	eventually,
	openOlder,
	seen,
	SUBMIT_PAGES,
	valuesIn,
} from '../../browser/listing-form/older-pages.ts';
import { pictureFile, press } from '../../browser/listing-form/submission.ts';
import { siteUrl } from '../../browser/site.ts';

jest.setTimeout(90_000);

const NONE = '.lp-submit-no-account';
const HAVE = '.lp-submit-have-account';

const SUCCESS = { response: 'success', status: `${siteUrl()}/pages/plain.html`, msg: 'Thank you' };

const refusing = (...keys: string[]) => ({
	response: 'fail',
	status: Object.fromEntries(keys.map((key) => [key, key])),
	msg: 'Please fill in all required fields',
});

const failing = (name: string, words: string) => ({
	response: 'failure',
	status: `<span class="${name}">${words}</span>`,
	msg: 'Error',
});

const isBuilder = (path: string) => path.includes('builder');

/** Fills in all required fields of one of the pages, without the account. */
async function fillAll(page: Page, path: string): Promise<void> {
	await describePlace(page);
	if (!isBuilder(path)) return;
	await page.fill('#inputAddress', '1 Quay Street');
	await page.selectOption('#inputCity', '20');
	await page.fill('#inputPhone', '555 01');
	await addProfile(page, 'Youtube', 'https://youtube.example/harbour');
	const files = {
		'listingfiles[]': 'a.png',
		'lp-featuredimage[]': 'b.png',
		'business_logo[]': 'c.png',
	};
	for (const [name, file] of Object.entries(files))
		await page
			.locator(`input[type="file"][name="${name}"]`)
			.first()
			.setInputFiles([pictureFile(file)]);
}

async function asGuest(page: Page, path: string): Promise<void> {
	await fillAll(page, path);
	await page.fill('#inputEmail', 'ada@visitor.example');
	await page.fill('#customUname', 'ada');
}

async function asMember(page: Page, path: string): Promise<void> {
	await fillAll(page, path);
	await page.check('#already-account');
	await page.locator('#inputUsername').waitFor();
	await page.fill('#inputUsername', 'ada');
	await page.fill('#inputUserpass', 'secret');
}

const EVERY = SUBMIT_PAGES.flatMap((path) => ATTACHED.map((attached) => [path, attached] as const));

describe.each(EVERY)('page to submit a listing in the older theme, %s, %s', (path, attached) => {
	it('the older submit page sends the listing of a guest and goes to the address in the response', async () => {
		const { page, posted, left } = await openOlder(path, attached, { replies: [SUCCESS] });
		expect(await seen(page, NONE, '#inputEmail', '#customUname', HAVE)).toEqual([
			NONE,
			'#inputEmail',
			'#customUname',
		]);
		await asGuest(page, path);
		await page.locator('.gz-faq-row').first().waitFor();
		expect(await seen(page, '#tabsbtn', '.faq-btns')).toEqual([]);
		await page.fill('[name="faq[1]"]', 'Open?');
		await page.getByRole('button', { name: 'Add a question' }).click();
		await page.fill('[name="faq[2]"]', 'Dogs?');
		await press(page);
		await eventually(() => left.at(-1), expect.stringContaining('/pages/plain.html'));
		expect(posted).toHaveLength(1);
		const { fields } = posted[0]!;
		const values = (...names: string[]) =>
			names.map((name) => valuesIn(fields, name).join('|'));
		expect(values('postTitle', 'postContent', 'category[]')).toEqual([
			'Harbour Inn',
			'<p>By the water.</p>',
			'6',
		]);
		expect(values('email', 'customUname', 'processLogin', 'inputUsername')).toEqual([
			'ada@visitor.example',
			'ada',
			'no',
			'',
		]);
		expect(values('faq[1]', 'faq[2]', 'business_hours[Monday][open]')).toEqual([
			'Open?',
			'Dogs?',
			'09:00',
		]);
		expect(values('post_nonce_field', 'plan_id', 'imageCount')).toEqual([
			'a1b2c3',
			'none',
			isBuilder(path) ? '1' : '0',
		]);
	});

	it('the older submit page shows a member the fields for user name and password, and sends them', async () => {
		const { page, posted } = await openOlder(path, attached, {
			replies: [
				refusing('inputUsername', 'inputUserpass'),
				failing('invalid-cred-error', 'Wrong password'),
				SUCCESS,
			],
		});
		const fields = [NONE, HAVE, '#inputUsername', '#inputUserpass'];
		await asMember(page, path);
		expect(await seen(page, ...fields)).toEqual(fields.slice(1));
		await press(page);
		const marked = ['#inputUsername.error-msg', '#inputUserpass.error-msg'];
		await eventually(() => seen(page, ...marked), marked);
		await press(page);
		const wrong = page.locator(`${HAVE} .invalid-cred-error`);
		await wrong.waitFor();
		expect(await wrong.textContent()).toBe('Wrong password');
		await page.uncheck('#already-account');
		await page.locator('#inputEmail').waitFor();
		expect(await seen(page, ...fields)).toEqual([NONE]);
		await page.check('#already-account');
		await page.locator('#inputUsername').waitFor();
		await press(page);
		await eventually(() => posted.length, 3);
		const sent = posted[2]!.fields;
		expect(valuesIn(sent, 'processLogin')).toEqual(['yes']);
		expect(valuesIn(sent, 'inputUsername')).toEqual(['ada']);
		expect(valuesIn(sent, 'inputUserpass')).toEqual(['secret']);
	});

	it('the older submit page shows each response of the server: marks, hidden error text, account error, alert', async () => {
		const keys = ['postTitle', 'gAddress', 'category', 'location', 'postContent', 'email'];
		const { page, posted, alerts } = await openOlder(path, attached, {
			replies: [
				refusing(...keys),
				failing('email-exist-error', 'Email is taken'),
				'0',
				SUCCESS,
			],
		});
		await asGuest(page, path);
		expect(await seen(page, '.success_box')).toEqual([]);
		await press(page);
		const box = page.locator('.error_box');
		await box.waitFor();
		expect(await box.textContent()).toBe('Some fields are empty.');
		const marks = [
			...['lptitle', 'inputAddress', 'inputCategory', 'inputEmail'].map(
				(id) => `#${id}.error-msg`,
			),
			':is(#citiess, #inputCity).error-msg',
			'.wp-editor-container.error-msg',
			'.lpsubmitloading.fa-times',
		];
		expect(await seen(page, ...marks)).toEqual(marks);
		expect(await page.locator('#listingsubmitBTN').isEnabled()).toBe(true);

		await press(page);
		const taken = page.locator(`${NONE} .email-exist-error`);
		await taken.waitFor();
		expect(await taken.textContent()).toBe('Email is taken');
		await press(page);
		await page.locator('.gz-not-sent').waitFor();
		await eventually(() => alerts.length, 1);
		expect(await taken.count()).toBe(0);
		expect(await page.locator('#listingsubmitBTN').isEnabled()).toBe(true);
		await press(page);
		await eventually(() => posted.length, 4);
	});

	it('the older submit page shows and hides dependent fields: features, category fields and the two addresses', async () => {
		const { page } = await openOlder(path, attached);
		const field = isBuilder(path) ? 'floors' : 'rooms';
		const details = [
			'.lpfeatures_fields',
			'[name="lp_form_fields_inn[lp_feature][]"]',
			`[name="lp_form_fields_inn[${field}]"]`,
		];
		const looked = ['#inputAddress', 'label.googlefulladdress'];
		const byHand = ['#inputAddresss', '#latitude'];
		const addresses = [...looked, ...byHand];
		await page.locator('#lptitle').hover();
		await page.selectOption('#inputCategory', '5');
		await eventually(() => seen(page, ...details), details);
		await page.selectOption('#inputCategory', '6');
		await eventually(() => seen(page, ...details), []);
		if (isBuilder(path))
			expect(await seen(page, '[name="lp_form_fields_inn[lift]"]')).toHaveLength(1);

		await page.locator('.googleAddressbtn[role="button"]').first().waitFor();
		expect(await seen(page, ...addresses)).toEqual(looked);
		await page.locator('.googleAddressbtn[data-type="gaddresscustom"]').click();
		await eventually(() => seen(page, ...addresses), byHand);
		await page.locator('.googleAddressbtn[data-type="gaddress"]').click();
		await eventually(() => seen(page, ...addresses), looked);
	});
});

describe.each(ATTACHED)('social media section of the older theme, %s', (attached) => {
	it.each(['listing-submit-2-0.html', 'listing-submit-2-5.html', 'listing-submit-builder.html'])(
		'the older social media section adds, replaces and removes one row per network, on %s',
		async (path) => {
			const { page, posted } = await openOlder(path, attached, { replies: [SUCCESS] });
			await asGuest(page, path);
			await addProfile(page, 'Twitter', 'https://twitter.example/old');
			const row = page.locator('.style2-social-list-section .social-row-Twitter');
			await row.waitFor();
			expect(await page.inputValue('#get_media_url')).toBe('');
			await addProfile(page, 'Facebook', 'https://facebook.example/harbour');
			await addProfile(page, 'Twitter', 'https://twitter.example/new');
			await row.getByText('https://twitter.example/new').waitFor();
			expect(await page.locator('.social-row-Twitter:visible').count()).toBe(1);
			await page.locator('.social-row-Facebook').getByRole('button').click();
			await page.locator('.social-row-Facebook').waitFor({ state: 'detached' });
			await press(page);
			await eventually(() => posted.length, 1);
			const { fields } = posted[0]!;
			expect(valuesIn(fields, 'twitter')).toEqual(['https://twitter.example/new']);
			expect(valuesIn(fields, 'facebook')).toEqual(['']);
		},
	);

	it('the older social media section visibly marks the missing values of a row', async () => {
		const { page } = await openOlder('listing-submit-2-5.html', attached);
		await page.locator('#lptitle').hover();
		await page.locator('#add-new-social-url').scrollIntoViewIfNeeded();
		await page.locator('#add-new-social-url[role="button"]').waitFor();
		await page.locator('#add-new-social-url').click();
		for (const id of ['get_media', 'get_media_url'])
			expect(await page.locator(`#${id}.error`).isVisible()).toBe(true);
	});

	it('the older submit page sends the five profile fields of a page without a social media section', async () => {
		const { page, posted } = await openOlder('listing-submit-2-9.html', attached, {
			replies: [SUCCESS],
		});
		await asGuest(page, 'listing-submit-2-9.html');
		await page.fill('#inputTwitter', 'https://twitter.example/harbour');
		await press(page);
		await eventually(() => posted.length, 1);
		expect(valuesIn(posted[0]!.fields, 'twitter')).toEqual(['https://twitter.example/harbour']);
	});
});

describe.each(ATTACHED)('tagline of the older theme, %s', (attached) => {
	it.each(['listing-submit-2-5.html', 'listing-submit-builder.html'])(
		'the older tagline field appears when its checkbox is checked, on %s',
		async (path) => {
			const { page } = await openOlder(path, attached);
			const box = page.locator('.lp-tagline-submit-tagline input');
			await page.locator('#lptitle').hover();
			expect(await seen(page, '#lptagline')).toEqual([]);
			await box.check();
			await page.locator('#lptagline').waitFor();
			await box.uncheck();
			await page.locator('#lptagline').waitFor({ state: 'hidden' });
		},
	);
});
