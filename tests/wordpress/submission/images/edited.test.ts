import { runWordPress } from '../../../browser/site.ts';
import { photo } from '../../../browser/photo-files.ts';
import { visitAs } from '../owners.ts';
import { category, kept, listing, member, ownOrigin, picture, send } from '../sending.ts';

jest.setTimeout(120_000);

let owner: Awaited<ReturnType<typeof member>>;
let fields: ReturnType<typeof listing>;

/** Creates a listing with two photos, a featured image and a logo. */
async function made() {
	owner = await member('pia');
	const image = await picture('png', 60, 40);
	fields = listing({
		category: await category(),
		post_nonce_field: owner.create,
		'listingfiles[0]': image,
		'listingfiles[1]': image,
		'lp-featuredimage[]': image,
		'business_logo[]': image,
	});
	const as = { cookie: owner.cookie, headers: ownOrigin() };
	expect((await send(fields, as)).answer.response).toBe('success');
	const [found] = await kept(fields['postTitle']);
	return found!;
}

const now = async () => (await kept(fields['postTitle']))[0]!;
const remaining = async (ids: readonly number[]) =>
	runWordPress(
		`echo implode(',', array_map(static fn ($id) => get_post($id) === null ? 'gone' : 'there', [${ids.join(',')}]));`,
	);

describe('images of an edited listing', () => {
	it('images of a listing can be removed, added and reordered, including featured image and logo', async () => {
		const { id, gallery, image, details } = await made();
		const [first, second] = gallery as [number, number];
		expect(image).toBeGreaterThan(0);
		const { page } = await visitAs('pia', `/submit/?lp_post=${id}`);
		await page
			.locator('[data-gz-mounted] #lp-submit-form, #lp-submit-form[data-gz-mounted]')
			.waitFor();
		await page.locator('#lptitle').hover();
		await page.locator('.lplistgallery').scrollIntoViewIfNeeded();
		await page.locator('.gz-photo').nth(1).waitFor();
		await page
			.locator('.lplistgallery .gz-zone input')
			.first()
			.setInputFiles([await photo(page, 'quay.jpg')]);
		await page.locator('.gz-photo').nth(2).waitFor();
		await page.getByRole('button', { name: 'Move photo 3 earlier' }).click();
		await page.getByRole('button', { name: 'Move photo 2 earlier' }).click();
		await page.getByRole('button', { name: 'Remove photo 2' }).click();
		await page.locator('#business_logo').locator('xpath=..').scrollIntoViewIfNeeded();
		await page.getByRole('button', { name: /^Remove: Featured image/ }).click();
		await page.getByRole('button', { name: /^Remove: Logo/ }).click();
		await page.getByRole('button', { name: 'Save changes' }).click();
		await page.waitForURL((url) => !url.search.includes('lp_post'));

		const after = await now();
		expect(after.gallery).toHaveLength(2);
		expect(after.gallery[1]).toBe(second);
		expect(gallery).not.toContain(after.gallery[0]);
		expect(after).toMatchObject({ image: 0, details: { business_logo: '' } });
		expect(details['business_logo']).not.toBe('');
		expect(await remaining([first, second, image])).toBe('gone,there,gone');
	});

	it('images of a listing can be removed with checkboxes without JavaScript, and stay if none is checked', async () => {
		const { id, gallery, image } = await made();
		const { page } = await visitAs('pia', `/submit/?lp_post=${id}`, { javascript: false });
		await page.getByLabel('Remove the logo').check();
		await page.getByRole('button', { name: 'Save changes' }).click();
		await page.waitForURL(/gazetteer_as=edited|\/listing\//);
		expect(await now()).toMatchObject({ image, gallery, details: { business_logo: '' } });
		expect(await remaining([image, ...gallery])).toBe('there,there,there');
	});

	it('images of a listing stay required if the settings require them', async () => {
		const { id, image } = await made();
		await runWordPress(
			`update_option('gazetteer', ['submission' => ['required' => ['lp-featuredimage']]] + (array) get_option('gazetteer', []));`,
		);
		const edits = {
			lp_post: `${id}`,
			edit_nonce_field: owner.edit,
			postTitle: fields['postTitle']!,
			postContent: '<p>After.</p>',
			category: fields['category']!,
			'gazetteer_remove[]': 'lp-featuredimage',
		};
		const as = { cookie: owner.cookie, headers: ownOrigin() };
		const { answer } = await send(edits, as);
		expect(answer).toMatchObject({
			response: 'fail',
			status: { 'lp-featuredimage': expect.any(String) },
		});
		expect((await now()).image).toBe(image);
		await runWordPress(
			`update_option('gazetteer', ['submission' => []] + (array) get_option('gazetteer', []));`,
		);
	});
});
