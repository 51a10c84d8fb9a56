import { TEXT } from '@gazetteer/contract';
import type { Page } from 'playwright-core';
import { axe } from '../../../browser/axe.ts';
import { runWordPress } from '../../../browser/site.ts';
import { visit } from '../../../browser/visitor.ts';
import { termId } from '../../directory/pages.ts';
import { makeListing, makeOwner, told, visitAs } from '../owners.ts';
import { kept, picture } from '../sending.ts';
import { untilKept } from '../../../browser/kept-drafts.ts';

jest.setTimeout(90_000);

let owner = 0;
beforeAll(async () => {
	owner = await makeOwner('ines');
});

// Reset the state before each attempt, because a failed test is retried.
beforeEach(() =>
	runWordPress(
		"foreach (['The Scripted Inn', 'The Edited Inn', 'The Old Pier', 'The New Pier'] as $title) { foreach (get_posts(['post_type' => 'gazetteer_listing', 'post_status' => 'any', 'title' => $title, 'fields' => 'ids']) as $id) { wp_delete_post($id, true); } }",
	),
);

const mounted = (page: Page) =>
	page.locator('.gz-listing-form[data-gz-mounted]').waitFor({ state: 'attached' });

const file = async (name: string, kind: 'jpeg' | 'png') => ({
	name,
	mimeType: `image/${kind}`,
	buffer: Buffer.from(await (await picture(kind)).arrayBuffer()),
});

it('a guest sends a listing without leaving the page, and then sees that it is pending review', async () => {
	const { page, errors } = await visit('/submit/');
	await mounted(page);
	await page.getByRole('button', { name: 'Submit listing' }).click();
	await page.locator('#lptitle:focus[aria-invalid="true"]').waitFor();
	await page.fill('#lptitle', 'The Scripted Inn');
	await page.selectOption('#inputCategory', String(await termId('hotels')));
	await page.locator('[name="postContent"]').evaluate((area) => {
		(area as HTMLTextAreaElement).value = 'It is quiet.';
		area.dispatchEvent(new Event('input', { bubbles: true }));
	});
	await page.getByText('Opening hours').click();
	await page.locator('[name="business_hours[Monday][open][0]"]').fill('09:00');
	await page.locator('[name="business_hours[Monday][close][0]"]').fill('17:30');
	await page
		.locator('input[name="listingfiles[]"]')
		.setInputFiles([await file('sea.jpg', 'jpeg'), await file('pier.png', 'png')]);
	await page.fill('#inputEmail', 'scripted@visitor.example');
	await page.getByText(TEXT.nothingNeeded).waitFor();
	await page.getByRole('button', { name: 'Submit listing' }).click();
	await page.waitForURL(/\/submit\/\?gazetteer_sent=/);
	const notice = page.locator('.gz-submitted');
	expect(await notice.innerText()).toContain('We received “The Scripted Inn”');
	expect(await axe(page, '.gz-submitted')).toEqual([]);
	const listings = await kept('The Scripted Inn');
	expect(listings).toHaveLength(1);
	expect(listings[0]).toMatchObject({ status: 'pending' });
	expect(listings[0]!.gallery).toHaveLength(2);
	expect(listings[0]!.details['business_hours']).toEqual({
		Monday: { open: '09:00', close: '17:30' },
	});
	expect(errors).toEqual([]);
});

describe('WordPress editor in the description of the listing form', () => {
	const OPENED = '/submit/?test_editor=1';
	const writing = (page: Page) => page.frameLocator('#inputDescription_ifr').locator('body');
	const leftToFill = (page: Page) => page.locator('.gz-needed').innerText();

	it('the WordPress editor stays, and its content satisfies the required field, is saved in the draft, and is sent', async () => {
		const { page, errors } = await visit(OPENED);
		await mounted(page);
		await page.fill('#lptitle', 'The Edited Inn');
		await page.selectOption('#inputCategory', String(await termId('hotels')));
		await page.fill('#inputEmail', 'edited@visitor.example');
		expect(await leftToFill(page)).toContain('Description');
		await writing(page).click();
		await page.keyboard.type('Quiet, and ');
		await page.keyboard.press('Control+b');
		await page.keyboard.type('by the sea');
		await page.getByText(TEXT.nothingNeeded).waitFor();
		expect(await page.locator('.gz-rich-host').count()).toBe(0);

		await untilKept(page, 'by the sea');
		await page.reload();
		await mounted(page);
		await page.getByRole('button', { name: TEXT.draftGoOn }).click();
		await writing(page).getByText('Quiet, and by the sea').waitFor();
		expect(await page.inputValue('#lptitle')).toBe('The Edited Inn');
		await page.getByText(TEXT.nothingNeeded).waitFor();
		await page.getByRole('button', { name: 'Submit listing' }).click();
		await page.waitForURL(/gazetteer_sent=/);
		const content = await told<string>(
			"get_posts(['post_type' => 'gazetteer_listing', 'post_status' => 'any', 'title' => 'The Edited Inn'])[0]->post_content",
		);
		expect(content).toMatch(/Quiet, and\s<strong>by the sea<\/strong>/);
		expect(errors).toEqual([]);
	});
});

it('an owner edits a listing, sees the error of the server, and then sees the saved values', async () => {
	const hotels = await termId('hotels');
	const listing = await makeListing('The Old Pier', owner, {
		status: 'publish',
		categories: [hotels],
	});
	const { page } = await visitAs('ines', `/submit/?lp_post=${listing}`);
	await mounted(page);
	await page.locator('details:has(#latitude)').evaluate((part) => part.setAttribute('open', ''));
	await page.fill('#latitude', '147');
	await page.fill('#longitude', '8');
	await page.fill('#lptitle', 'The New Pier');
	await page.getByRole('button', { name: 'Save changes' }).click();
	await page.locator('.lp-notifaction-error.active-wrap').waitFor();
	expect(await page.locator('#latitude').getAttribute('aria-invalid')).toBe('true');
	expect(await page.inputValue('#lptitle')).toBe('The New Pier');
	await page.fill('#latitude', '47.1');
	await page.getByRole('button', { name: 'Save changes' }).click();
	await page.waitForURL((url) => !url.search.includes('lp_post'));
	expect(await kept('The New Pier')).toHaveLength(1);
	expect(await kept('The Old Pier')).toHaveLength(0);
});
