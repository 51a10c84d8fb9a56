import { axe } from '../../browser/axe.ts';
import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { termId } from '../directory/pages.ts';
import { plant, unplant } from '../plans/planted.ts';
import { leaveToServer, makeListing, makeOwner, told, visitAs } from './owners.ts';

const DETAILS = {
	gAddress: '1 Quay Street',
	phone: '+41 44 000 00 00',
	facebook: 'https://facebook.com/door',
	business_hours: {
		Monday: { open: ['09:00', '14:00'], close: ['12:00', '18:30'] },
		Friday: { open: '', close: '' },
	},
	faqs: { faq: { 1: 'Is there parking?' }, faqans: { 1: 'Yes.\n\nBehind the house.' } },
};

let owner = 0;
let hotels = 0;

const open = async (listing: number, name = 'ada') =>
	(await visitAs(name, `/submit/?lp_post=${listing}`, { javascript: false })).page;
const listing = (more: object = {}) =>
	makeListing('Blue “Door”', owner, {
		status: 'publish',
		categories: [hotels],
		details: DETAILS,
		...more,
	});
const kept = (id: number) =>
	told<Record<string, unknown>>(
		`(fn ($post) => ['title' => $post->post_title, 'status' => $post->post_status, 'author' => (int) $post->post_author, 'details' => get_post_meta($post->ID, 'gazetteer_details', true)])(get_post(${id}))`,
	);

beforeAll(async () => {
	owner = await makeOwner('ada');
	await makeOwner('eve');
	hotels = await termId('hotels');
});
afterEach(unplant);

/** Two photos of the owner: one that the form can show, and one with a file on another host. */
const photos = () =>
	told<number[]>(
		`array_map(function ($file) { $id = wp_insert_attachment(['post_author' => ${owner}, 'post_mime_type' => 'image/png', 'post_title' => 'Photo']); $file === '' || update_post_meta($id, '_wp_attached_file', $file); return $id; }, ['photo.png', ''])`,
	);
const gallery = (id: number) =>
	told<number[]>(
		`array_map('intval', array_filter(explode(',', get_post_meta(${id}, 'gallery_image_ids', true))))`,
	);

describe('edit form of a listing, without JavaScript', () => {
	it('the edit form shows the stored values, and saves only the values that its owner changes', async () => {
		const id = await listing();
		const before = await kept(id);
		const page = await open(id);
		expect(await page.inputValue('#lptitle')).toBe('Blue “Door”');
		expect(await page.title()).toMatch(/^Edit listing/);
		expect(await page.locator('h1').allTextContents()).toEqual(['Edit listing']);
		expect(await page.locator('form.lpeditlistingform').count()).toBe(1);
		await page.fill('#inputTagline', 'Worth the walk');
		await page.getByRole('button', { name: 'Save changes' }).click();
		await page.waitForURL(/\/listing\//);
		const after = await kept(id);
		expect(after).toMatchObject({ title: before['title'], status: 'publish', author: owner });
		expect(after['details']).toMatchObject({ ...DETAILS, tagline_text: 'Worth the walk' });
	});

	it('the edit form has no axe violations with all details filled in', async () => {
		const { page } = await visitAs('ada', `/submit/?lp_post=${await listing()}`, {
			width: 320,
		});
		expect(await axe(page, '.gz-listing-form')).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});

	it('the edit form keeps the typed values after an error', async () => {
		const id = await listing();
		const page = await open(id);
		await leaveToServer(page);
		await page.fill('#lptitle', '');
		await page.fill('#inputAddress', '2 Quay Street');
		await page.getByRole('button', { name: 'Save changes' }).click();
		await page.locator('.gz-form-summary').waitFor();
		expect(await page.inputValue('#inputAddress')).toBe('2 Quay Street');
		expect(await page.locator('[name="faqans[1]"]').inputValue()).toBe(
			'Yes.\n\nBehind the house.',
		);
		expect((await kept(id))['details']).toMatchObject(DETAILS);
		await page.fill('#lptitle', 'Red Door');
		await page.getByRole('button', { name: 'Save changes' }).click();
		await page.waitForURL(/\/listing\//);
		expect(await kept(id)).toMatchObject({ title: 'Red Door' });
	});

	it('the edit form adds images, shows existing ones, and deletes those that are checked', async () => {
		const { page } = await visitAs('ada', '/submit/', { javascript: false });
		const picture = async (name: string, colour: number) => ({
			name,
			mimeType: 'image/png',
			buffer: Buffer.from(
				await runWordPress(
					`$image = imagecreatetruecolor(64, 48); imagefill($image, 0, 0, ${colour}); ob_start(); imagepng($image); echo base64_encode(ob_get_clean());`,
				),
				'base64',
			),
		});
		await page.fill('#lptitle', 'Picture Inn');
		await page.selectOption('#inputCategory', String(hotels));
		await page.fill('#inputDescription', 'Quiet.');
		await page.setInputFiles('[name="listingfiles[]"]', [
			await picture('first.png', 0xff0000),
			await picture('second.png', 0x00ff00),
		]);
		await page.setInputFiles('#lp-featuredimage', await picture('front.png', 0x0000ff));
		await page.setInputFiles('#business_logo', await picture('logo.png', 0xffff00));
		await page.getByRole('button', { name: 'Submit listing' }).click();
		await page.waitForURL(/gazetteer_sent=/);
		const id = Number(new URL(page.url()).searchParams.get('gazetteer_sent'));

		const edit = await open(id);
		expect(await edit.locator('.gz-saved-picture').count()).toBe(2);
		expect(await edit.locator('img.lp-prevewFeatured').count()).toBe(2);
		await edit.getByLabel('Remove photo 1').check();
		await edit.getByRole('button', { name: 'Save changes' }).click();
		await edit.waitForURL(/gazetteer_as=edited/);
		expect(await edit.locator('.gz-submitted').innerText()).toContain('changes are saved');
		const again = await open(id);
		expect(await again.locator('.gz-saved-picture').count()).toBe(1);
		expect(await again.locator('img.lp-prevewFeatured').count()).toBe(2);
	});

	it('the edit form does not change an unedited description', async () => {
		const id = await listing({
			content:
				'<!-- wp:paragraph -->\n<p>Quiet &amp; near.&nbsp;</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:table -->\n<figure class="wp-block-table"><table><tbody><tr><td>Room</td></tr></tbody></table></figure>\n<!-- /wp:table -->\n\n<p><img src="https://pictures.example/a.png" alt="Quay"></p>\n',
		});
		const content = () => told<string>(`get_post(${id})->post_content`);
		const before = await content();
		expect(before).toMatch(/wp:table[^]*<td>[^]*<img/);
		const page = await open(id);
		await page.fill('#inputTagline', 'Worth the walk');
		await page.getByRole('button', { name: 'Save changes' }).click();
		await page.waitForURL(/\/listing\//);
		expect(await content()).toBe(before);
		expect((await kept(id))['details']).toMatchObject({ tagline_text: 'Worth the walk' });
	});

	it('the edit form keeps the photos that it cannot show', async () => {
		const { plans } = await plant([], { plain: { metas: { plan_price: '0' } } });
		const [shown, elsewhere] = await photos();
		const own = { gallery: [elsewhere, shown] };
		const plain = await listing({ ...own, plan: plans['plain'] });
		const page = await open(plain);
		expect(await page.locator('[name="listingfiles[]"], .gz-saved-picture').count()).toBe(0);
		await page.getByRole('button', { name: 'Save changes' }).click();
		await page.waitForURL(/\/listing\//);
		expect(await gallery(plain)).toEqual([elsewhere, shown]);

		const whole = await listing(own);
		const edit = await open(whole);
		expect(await edit.locator('.gz-saved-picture').count()).toBe(1);
		await edit.getByLabel('Remove photo 1').check();
		await edit.getByRole('button', { name: 'Save changes' }).click();
		await edit.waitForURL(/\/listing\//);
		expect(await gallery(whole)).toEqual([elsewhere]);
	});

	it('the edit form removes the last feature when its checkbox is cleared', async () => {
		const { categories } = await plant(['features alone'], {});
		const category = categories['features alone'];
		const [feature = 0] = await told<number[]>(
			`array_map('intval', (array) get_term_meta(${hotels}, 'lp_category_tags', true))`,
		);
		await runWordPress(`update_term_meta(${category}, 'lp_category_tags', [${feature}]);`);
		const id = await listing({ categories: [category], features: [feature] });
		const page = await open(id);
		expect(await page.locator(`#check_${feature}`).isChecked()).toBe(true);
		await page.uncheck(`#check_${feature}`);
		await page.getByRole('button', { name: 'Save changes' }).click();
		await page.waitForURL(/\/listing\//);
		expect(
			await told(`wp_get_object_terms(${id}, 'gazetteer_feature', ['fields' => 'ids'])`),
		).toEqual([]);
		expect(await (await open(id)).locator(`#check_${feature}`).isChecked()).toBe(false);
	});

	it('the edit form is not available to other users', async () => {
		const id = await listing();
		const { page: guest } = await visit(`/submit/?lp_post=${id}`, { javascript: false });
		expect(await guest.locator('.gz-login').count()).toBe(1);
		const page = await open(id, 'eve');
		expect(await page.locator('form#lp-submit-form').count()).toBe(0);
		expect(await page.locator('.gz-submitted').innerText()).toContain(
			'not allowed to edit this listing',
		);
		await page.goto('/submit/');
		const form = { ...(await fields(page)), lp_post: String(id), postTitle: 'Stolen' };
		await page.request.post('/submit/', { form });
		expect(await kept(id)).toMatchObject({ title: 'Blue “Door”', author: owner });
	});
});

const fields = (page: Awaited<ReturnType<typeof open>>) =>
	page
		.locator('form#lp-submit-form')
		.evaluate(
			(form) =>
				Object.fromEntries(
					[...new FormData(form as HTMLFormElement)].filter(
						([, value]) => typeof value === 'string',
					),
				) as Record<string, string>,
		);
