import type { Page } from 'playwright-core';
import {
	fieldsOf,
	openSubmission,
	pictureFile,
	press,
	shownBy,
} from '../../browser/listing-form/submission.ts';

jest.setTimeout(60_000);

const LEGACY = 'listing-legacy-sending.html';

const older = (page: Page) => page.evaluate(() => (window as unknown as { older: string[] }).older);

/** An older server prints PHP notices before the JSON, and sends field keys instead of messages. */
const RECORDED = [
	'\n<b>Notice</b>: ob_flush(): failed to flush buffer in /theme/functions.php on line 3<br />\n{"response":"fail","status":{"postTitle":"postTitle","customUname":"ada","listingfiles":"listingfiles"},"msg":"Please fill all the required fields"}',
	'{"response":"failure","status":"<span class=\\"email-exist-error\\">User name or email already taken</span>","msg":"Error"}',
	'0',
	'{"response":"success","status":"/","msg":"Done","newuser":12}',
];

async function fillAll(page: Page) {
	await page.fill('#lptitle', 'Harbour Inn');
	await page.fill('#inputAddress', '1 Quay Street');
	await page.fill('#citiess', 'Zurich');
	await page.selectOption('#inputCategory', '9');
	await page.locator('[name="postContent"]').evaluate((area) => {
		(area as HTMLTextAreaElement).value = '<p>By the water.</p>';
		area.dispatchEvent(new Event('input', { bubbles: true }));
	});
	await page
		.locator('input[name="listingfiles[]"]')
		.first()
		.setInputFiles([pictureFile('a.png')]);
	await page.locator('#lp-featuredimage').setInputFiles([pictureFile('front.png')]);
	await page.fill('#inputEmail', 'ada@visitor.example');
	await page.fill('#customUname', 'ada');
	await page.check('#policycheck');
}

it('the widget validates an older listing form before its own script does, with the classes of the theme', async () => {
	const { page, posted } = await openSubmission(LEGACY);
	const button = page.locator('#listingsubmitBTN');
	expect(await button.isDisabled()).toBe(true);
	await page.check('#policycheck');
	await press(page);
	await page.locator('.gz-problems').waitFor();
	const shown = await shownBy(page);
	expect(shown).toMatchObject({
		notice: 'Please have another look',
		style: 'lp-notifaction-error',
		disabled: false,
		icon: 'fa-angle-right',
	});
	for (const id of ['lptitle', 'inputAddress', 'inputCategory', 'inputEmail', 'customUname'])
		expect(shown.marked).toContain(id);
	const bordered = (selector: string) =>
		page.locator(selector).evaluate((it) => getComputedStyle(it).borderTopColor);
	expect(await bordered('.jFiler-input-dragDrop')).toBe('rgb(235, 84, 57)');
	expect(await bordered('#lptitle')).toBe('rgb(235, 84, 57)');
	// The form requires only one of its two addresses.
	await page.evaluate(() => {
		document.querySelector<HTMLInputElement>('#inputAddresss')!.value = 'By the pier';
	});
	await page.fill('#lptitle', 'Harbour Inn');
	await page.locator('#inputAddress.error-msg').waitFor({ state: 'detached' });
	expect(await older(page)).toEqual([]);
	expect(posted).toEqual([]);
});

it('the widget sends the same fields as the older listing form’s script, and parses the responses of its server', async () => {
	const { page, posted, alerts } = await openSubmission(LEGACY, { replies: RECORDED });
	await fillAll(page);
	await press(page);
	await page.getByText('Please fill all the required fields').first().waitFor();
	const first = await shownBy(page);
	expect(first.marked).toContain('lptitle');
	expect(first.marked).toContain('customUname');
	expect(first.icon).toBe('fa-times');
	expect(await page.locator('.error_box').textContent()).toBe('Something is missing');

	await press(page);
	const taken = page.locator('.lp-submit-no-account .email-exist-error');
	await taken.waitFor();
	expect(await taken.textContent()).toBe('User name or email already taken');
	await press(page);
	await page.locator('.gz-not-sent').waitFor();
	expect(alerts).toEqual(['The response is not a valid JSON response.']);
	expect(await page.locator('#listingsubmitBTN').isEnabled()).toBe(true);
	await press(page);
	await page.locator('.fa-check').waitFor({ state: 'attached' });

	expect(await older(page)).toEqual([]);
	expect(posted).toHaveLength(4);
	expect(new URL(posted[0]!.url).search).toBe('?action=listingpro_submit_listing_ajax');
	expect([...posted[0]!.fields.values()]).toContain('Zurich');
	const fields = fieldsOf(posted[0]!).filter(
		([name]) => !/^(gazetteer_request|location.*)$/.test(name!),
	);
	expect(Object.fromEntries(fields)).toEqual({
		plan_id: '40',
		their_own_field: 'stays',
		post_nonce_field: 'a1b2c3',
		_wp_http_referer: '/submit/',
		postTitle: 'Harbour Inn',
		gAddress: '1 Quay Street',
		gAddresscustom: '',
		latitude: expect.any(String),
		longitude: expect.any(String),
		phone: '',
		'category[]': '9',
		postContent: '<p>By the water.</p>',
		'listingfiles[0]': expect.stringMatching(/^a\.png 70$/),
		'lp-featuredimage[]': expect.stringMatching(/^front\.png 70$/),
		email: 'ada@visitor.example',
		customUname: 'ada',
		inputUsername: '',
		inputUserpass: '',
		policycheck: 'check_policy',
		errorrmsg: 'Something is missing',
		processLogin: 'no',
		imageCount: '1',
		action: 'listingpro_submit_listing_ajax',
	});
});

it('an older listing form falls back to the script of the theme if ours cannot load', async () => {
	const { page } = await openSubmission(LEGACY, {
		before: (opened) => opened.route(/listing-form-interactive/, (route) => route.abort()),
	});
	await fillAll(page);
	await press(page);
	await page.waitForFunction(() => (window as unknown as { older: string[] }).older.length > 0);
	expect(await page.inputValue('#lptitle')).toBe('Harbour Inn');
});
