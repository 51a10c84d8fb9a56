import { SOCIAL, TEXT } from '@gazetteer/contract';
import type { Page } from 'playwright-core';
import { recordPosts, type RecordedPosts } from '../../../browser/listing-form/recorded-post.ts';
import { photo, type PhotoFile } from '../../../browser/photo-files.ts';
import { runWordPress } from '../../../browser/site.ts';
import { visit } from '../../../browser/visitor.ts';
import { termId } from '../../directory/pages.ts';
import { told } from '../owners.ts';
import { kept } from '../sending.ts';

jest.setTimeout(120_000);

let posts: RecordedPosts;
beforeAll(async () => {
	posts = await recordPosts();
	await runWordPress(
		`wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'list', 'post_title' => 'List', 'post_content' => '<!-- wp:gazetteer/listing-form {"severalCategories":true} /-->']);`,
	);
});
afterAll(() => posts.close());

const open = (page: Page, summary: string) => page.locator('summary', { hasText: summary }).click();

/** Selects a term with the search field of its select. */
async function pick(page: Page, select: string, name: string): Promise<void> {
	const search = page.locator(`#${select}-search`);
	await search.click();
	await search.fill(name);
	await page.keyboard.press('Enter');
}

const choose = (page: Page, within: string, files: readonly PhotoFile[]) =>
	page
		.locator(`${within} .gz-zone input[type="file"]`)
		.first()
		.setInputFiles([...files]);

const features = (page: Page) => page.locator('#tags-by-cat label').allInnerTexts();

async function fillInEverything(page: Page, photos: readonly PhotoFile[]): Promise<void> {
	await page.fill('#lptitle', 'The Whole Inn');
	await page.fill('#inputTagline', 'Quiet, by the water');
	await pick(page, 'inputCategory', 'Hotels');
	await page.getByRole('checkbox', { name: 'Shuttle bus' }).check();
	await page.getByLabel('Stars').selectOption('4');
	await pick(page, 'inputCategory', 'Flight schools');
	await page.getByRole('checkbox', { name: 'Trial lessons' }).check();
	await page.getByRole('checkbox', { name: 'Gliders' }).check();
	await page.locator('.ql-editor').click();
	await page.keyboard.type('Rooms over the quay.');
	await page.locator('.gz-tag-input').click();
	await page.keyboard.type('quiet, by the sea,');
	await pick(page, 'inputCity', 'Cape Town');
	await page.fill('#inputAddress', '1 Quay Street');
	await open(page, 'Exact position');
	await page.fill('#inputAddresss', 'Second floor');
	await page.fill('#latitude', '-33.9');
	await page.fill('#longitude', '18.42');
	await page.fill('#inputPhone', '+27 21 555 01 01');
	await page.fill('#inputWhatsapp', '+27 21 555 01 02');
	await page.fill('#inputWebsite', 'whole.example');
	await open(page, 'Social profiles');
	for (const type of Object.keys(SOCIAL)) {
		await page.selectOption('#get_media', type);
		await page.fill('#get_media_url', `${type.toLowerCase()}.example/whole`);
		await page.keyboard.press('Enter');
	}
	await choose(page, '.lplistgallery', photos);
	await choose(page, '.form-group:has(#lp-featuredimage)', photos.slice(0, 1));
	await choose(page, '.form-group:has(#business_logo)', photos.slice(1, 2));
	await open(page, 'Opening hours');
	await page.getByLabel('Enter hours as text').fill('mon-fri 9-17, sat 9-12 13-16');
	await page.keyboard.press('Enter');
	await open(page, 'Prices and video');
	await page.selectOption('#price_status', 'moderate');
	await page.fill('#listingprice', '1,200.50');
	await page.fill('#listingptext', '900');
	await page.fill('#postVideo', 'video.example/watch?v=1');
	await open(page, 'Questions and answers');
	await page.fill('[name="faq[1]"]', 'Are dogs welcome?');
	await page.fill('[name="faqans[1]"]', 'Yes.');
	await page.locator('.gz-faq-add').click();
	await page.fill('[name="faq[2]"]', 'Is there Wi-Fi?');
	await page.fill('[name="faqans[2]"]', 'In all rooms.');
	await page.fill('#inputEmail', 'whole@visitor.example');
	await page.fill('#customUname', 'whole-owner');
	await page.waitForFunction(
		() =>
			document.querySelectorAll('.gz-photo').length === 5 &&
			!document.body.textContent!.includes('Preparing'),
	);
}

const bytes = async (value: FormDataEntryValue) =>
	typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('base64');

it('a guest sends every field of a listing and five photos in one request, in the specified format', async () => {
	const { page, errors } = await visit('/list/', { before: posts.serve });
	await page.locator('[data-gz-mounted]').first().waitFor({ state: 'attached' });
	const photos: PhotoFile[] = [];
	for (const [at, colour] of ['#3b6d8c', '#b33', '#3b3', '#33b', '#bb3'].entries())
		photos.push(await photo(page, `photo ${at + 1}.jpg`, { colour }));
	await page.hover('#lptitle');
	await page.locator('#inputCategory-search').waitFor();
	await fillInEverything(page, photos);
	// The fields of both categories appear once each.
	expect(await features(page)).toEqual(
		expect.arrayContaining(['Shuttle bus', 'Parking', 'Trial lessons', 'Instruments']),
	);

	// The prices are in the wrong order, so the form is not sent.
	await page.getByRole('button', { name: 'Submit listing' }).click();
	await page.locator('#listingptext[aria-invalid="true"]').waitFor();
	await page.fill('#listingptext', '1,900');
	await page.getByText(TEXT.nothingNeeded).waitFor();
	expect(posts.bodies).toHaveLength(0);
	await page.getByRole('button', { name: 'Submit listing' }).click();
	await page.waitForURL(/gazetteer_sent=/);
	expect(await page.locator('.gz-submitted').innerText()).toContain(
		'We received “The Whole Inn”',
	);

	expect(posts.bodies).toHaveLength(1);
	const [hotels, schools, city] = await Promise.all([
		termId('hotels'),
		termId('flight-schools'),
		termId('cape-town', 'location'),
	]);
	const featureIds = await told<number[]>(
		`array_map(fn ($name) => get_term_by('name', $name, 'gazetteer_feature')->term_id, ['Shuttle bus', 'Trial lessons'])`,
	);
	const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
	const hours: Record<string, readonly string[]> = {
		Saturday: ['09:00', '12:00', '13:00', '16:00'],
	};
	for (const day of days.slice(0, 5)) hours[day] = ['09:00', '17:00'];
	const times = days.flatMap((day) =>
		['open][0', 'close][0', 'open][1', 'close][1'].map((which, at) => [
			`business_hours[${day}][${which}]`,
			hours[day]?.[at] ?? '',
		]),
	);
	const sent: string[][] = [];
	for (const [name, value] of posts.bodies[0]!) sent.push([name, await bytes(value)]);
	const isKey = ([name]: readonly unknown[]) => name === 'gazetteer_request';
	expect(sent.filter(isKey)).toEqual([
		['gazetteer_request', expect.stringMatching(/^[\w-]{36}$/)],
	]);
	const inName = (all: readonly (readonly unknown[])[]) =>
		all.map(([name, value]) => `${String(name)}=${String(value)}`).sort();
	expect(inName(sent.filter((one) => !isKey(one)))).toEqual(
		inName([
			['action', 'gazetteer_submit_listing_ajax'],
			['postTitle', 'The Whole Inn'],
			['tagline_text', 'Quiet, by the water'],
			['category[]', hotels],
			['category[]', schools],
			['postContent', '<p>Rooms over the quay.</p>'],
			['tags', 'quiet, by the sea'],
			...featureIds.map((id) => ['lp_form_fields_inn[lp_feature][]', id]),
			['lp_form_fields_inn[stars]', '4'],
			['lp_form_fields_inn[walk]', ''],
			['lp_form_fields_inn[shuttle]', 'No'],
			['lp_form_fields_inn[aircraft][]', 'Gliders'],
			['location[]', city],
			['gAddress', '1 Quay Street'],
			['gAddresscustom', 'Second floor'],
			['latitude', '-33.9'],
			['longitude', '18.42'],
			['phone', '+27 21 555 01 01'],
			['whatsapp', '+27 21 555 01 02'],
			['website', 'https://whole.example'],
			...Object.values(SOCIAL).map((name) => [name, `https://${name}.example/whole`]),
			...photos.map(({ buffer }, at) => [`listingfiles[${at}]`, buffer.toString('base64')]),
			['lp-featuredimage[]', photos[0]!.buffer.toString('base64')],
			['business_logo[]', photos[1]!.buffer.toString('base64')],
			['imageCount', 5],
			...times,
			['price_status', 'moderate'],
			['listingprice', '1,200.50'],
			['listingptext', '1,900'],
			['postVideo', 'https://video.example/watch?v=1'],
			['faq[1]', 'Are dogs welcome?'],
			['faqans[1]', 'Yes.'],
			['faq[2]', 'Is there Wi-Fi?'],
			['faqans[2]', 'In all rooms.'],
			['email', 'whole@visitor.example'],
			['customUname', 'whole-owner'],
			['inputUsername', ''],
			['inputUserpass', ''],
			['processLogin', 'no'],
			['plan_id', 'none'],
			['gazetteer_listing_form', '1'],
			['gazetteer_note', ''],
			['errorrmsg', 'Sorry! There is problem in your submission'],
		]),
	);

	const [listing, ...more] = await kept('The Whole Inn');
	expect(more).toEqual([]);
	expect(listing!.gallery).toHaveLength(5);
	expect(listing!.image).toBeGreaterThan(0);
	expect(listing!.categories.toSorted()).toEqual([hotels, schools].toSorted());
	expect(listing!.wishes[1]).toBe('quiet, by the sea');
	expect(listing!.details).toMatchObject({
		tagline_text: 'Quiet, by the water',
		gAddress: 'Second floor',
		latitude: '-33.9',
		longitude: '18.42',
		phone: '+27 21 555 01 01',
		whatsapp: '+27 21 555 01 02',
		website: 'https://whole.example',
		twitter: 'https://twitter.example/whole',
		instagram: 'https://instagram.example/whole',
		video: 'https://video.example/watch?v=1',
		price_status: 'moderate',
		list_price: '1,200.50',
		list_price_to: '1,900',
		business_logo: expect.stringMatching(/^http/),
		faqs: {
			faq: { 1: 'Are dogs welcome?', 2: 'Is there Wi-Fi?' },
			faqans: { 1: 'Yes.', 2: 'In all rooms.' },
		},
		business_hours: {
			Monday: { open: '09:00', close: '17:00' },
			Saturday: { open: ['09:00', '13:00'], close: ['12:00', '16:00'] },
		},
	});
	expect(errors).toEqual([]);
});
