import { axe } from '../../browser/axe.ts';
import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { planId, termId } from '../directory/pages.ts';
import { focused, leaveToServer, makeListing, makeOwner, told, visitAs } from './owners.ts';

const WITHOUT_SCRIPT = { javascript: false };

const newest = <Answer>(what: string) =>
	told<Answer>(
		`(fn ($post) => ${what})(get_posts(['post_type' => 'gazetteer_listing', 'post_status' => 'any', 'numberposts' => 1, 'orderby' => 'ID'])[0])`,
	);

let owner = 0;
let hotels = 0;

beforeAll(async () => {
	owner = await makeOwner('ada');
	await makeOwner('eve');
	hotels = await termId('hotels');
});

describe('listing form without JavaScript', () => {
	it('the listing form without JavaScript accepts a guest’s listing, and says that it is pending review', async () => {
		const { page } = await visit('/submit/', WITHOUT_SCRIPT);
		await page.fill('#lptitle', 'The “Test” Inn -- 2x4 [gallery]');
		await page.selectOption('#inputCategory', String(hotels));
		await page.fill('#inputDescription', 'It is quiet.\n\nAnd [gallery] by the sea.');
		await page.fill('#inputAddress', '1 Quay Street');
		await page.getByText('Opening hours').click();
		const monday = page.getByRole('group', { name: 'Monday' }).first();
		await monday.getByLabel('opens').fill('09:00');
		await monday.getByLabel('closes').fill('17:30');
		await page
			.getByRole('group', { name: 'Friday' })
			.first()
			.getByLabel('Open 24 hours')
			.check();
		await page.fill('#inputEmail', 'guest@visitor.example');
		await page.getByRole('button', { name: 'Submit listing' }).click();

		await page.waitForURL(/gazetteer_sent=/);
		const notice = page.locator('.gz-submitted');
		expect(await notice.innerText()).toMatch(/We received “The “Test” Inn .* \[gallery\]”/);
		expect(await notice.innerText()).toContain('set your password');
		expect(await focused(page)).toBe('gz-submitted');
		expect(await newest('[$post->post_title, $post->post_status]')).toEqual([
			'The “Test” Inn -- 2x4 [gallery]',
			'pending',
		]);
		expect(
			await newest("get_post_meta($post->ID, 'gazetteer_details', true)['business_hours']"),
		).toEqual({ Friday: { open: '', close: '' }, Monday: { open: '09:00', close: '17:30' } });
	});

	it('the page after submitting shows no data of a listing to visitors with a guessed URL', async () => {
		const listing = await makeListing('Secret Inn', owner, { status: 'pending' });
		const path = `/submit/?gazetteer_sent=${listing}&gazetteer_as=new&gazetteer_key=${'0'.repeat(32)}`;
		const { page } = await visit(path, WITHOUT_SCRIPT);
		expect(await page.locator('form#lp-submit-form').count()).toBe(1);
		expect(await page.locator('body').innerText()).not.toContain('Secret Inn');
	});

	it('the listing form keeps the typed values after an error, and its error links focus the fields by keyboard', async () => {
		const { page } = await visit('/submit/', { ...WITHOUT_SCRIPT, width: 320 });
		await leaveToServer(page);
		await page.fill('#lptitle', 'The Inn [gallery] 2x4');
		await page.fill('#inputDescription', 'Quiet... "very" [gallery]\n\n2x4 -- <b>so</b>');
		await page.fill('#inputEmail', 'nobody');
		await page.focus('#lptitle');
		await page.keyboard.press('Enter');

		await page.locator('.gz-form-summary').waitFor();
		expect(await focused(page)).toBe('gz-form-summary');
		expect(await page.inputValue('#lptitle')).toBe('The Inn [gallery] 2x4');
		expect(await page.inputValue('#inputDescription')).toBe(
			'Quiet... "very" [gallery]\n\n2x4 -- <b>so</b>',
		);
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		expect(await focused(page)).toBe('inputCategory');
		for (const id of ['inputCategory', 'inputEmail']) {
			const field = page.locator(`#${id}`);
			expect(await field.getAttribute('aria-invalid')).toBe('true');
			const words = (await field.getAttribute('aria-describedby'))!.split(' ').at(-1)!;
			expect(await page.locator(`#${words}`).innerText()).toMatch(/^Please/);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});

	it('the listing form shows the fields of the selected category, and the plan whose card was clicked', async () => {
		const plan = await planId('hotel-monthly');
		const { page } = await visit(`/submit/?plan_id=${plan}&lp_pre_selected_cats=${hotels}`, {
			...WITHOUT_SCRIPT,
		});
		expect(await page.locator('.gz-form-plan').innerText()).toMatch(/Your plan: Hotel\s+\$39/);
		expect(await page.locator('#inputCategory option').allInnerTexts()).toEqual(['Hotels']);
		expect(await page.locator('#tags-by-cat input').count()).toBeGreaterThan(0);
		await page.goto('/submit/');
		expect(await page.locator('#tags-by-cat input').count()).toBe(0);
		await page.fill('#lptitle', 'The Inn');
		await page.selectOption('#inputCategory', String(hotels));
		await page.getByRole('button', { name: 'Show the fields of this category' }).click();
		await page.locator('#tags-by-cat input').first().waitFor();
		expect(await page.inputValue('#lptitle')).toBe('The Inn');
		expect(await page.locator('.gz-form-summary').count()).toBe(0);
	});

	it('the listing form contains no nonce and no request key in a page that may be cached', async () => {
		const { page } = await visit('/submit/', WITHOUT_SCRIPT);
		const value = (name: string) => page.locator(`[name="${name}"]`);
		expect(await value('post_nonce_field').count()).toBe(0);
		expect(await value('gazetteer_request').inputValue()).toBe('');
		const { page: own } = await visitAs('ada', '/submit/');
		expect(await own.locator('[name="post_nonce_field"]').inputValue()).not.toBe('');
		expect(await own.locator('[name="gazetteer_request"]').inputValue()).toMatch(/^[\w-]{36}$/);
	});

	it('the listing form stays on its page if a field has the name of a WordPress query variable', async () => {
		const { page } = await visit('/submit/', WITHOUT_SCRIPT);
		const answer = await page.request.post('/submit/', {
			form: { gazetteer_listing_form: '1', gazetteer_listing: 'hotel-windsock' },
		});
		expect(await answer.text()).toContain('id="lp-submit-form"');
	});

	it('the listing form without JavaScript has no axe violations, initially and after an error', async () => {
		const { page } = await visit('/submit/', {
			width: 390,
			// Block the scripts of the plugin, because axe needs JavaScript in the page.
			before: (opened) => opened.route(/gazetteer\/.*\.js/, (route) => route.abort()),
		});
		const isSound = async () => {
			await page.evaluate(() =>
				document.querySelectorAll('details').forEach((part) => (part.open = true)),
			);
			expect(await axe(page)).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
		};
		await isSound();
		await leaveToServer(page);
		await page.getByRole('button', { name: 'Submit listing' }).click();
		await page.locator('.gz-form-summary').waitFor();
		await isSound();
	});

	it('the listing form shows an error at a missing custom field, and keeps the typed values of the others', async () => {
		await runWordPress(`foreach (['size' => 'text', 'notes' => 'textarea'] as $slug => $type) {
			wp_insert_post(['post_type' => 'gazetteer_field', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => ucfirst($slug), 'meta_input' => [
				Gazetteer\\Listings\\Fields\\FieldMeta::SETTINGS => ['type' => $type, 'everywhere' => true, 'required' => $slug === 'size'],
			]]);
		}`);
		const { page } = await visit('/submit/', WITHOUT_SCRIPT);
		await leaveToServer(page);
		await page.getByLabel('Notes').fill('2x4 -- [gallery]');
		await page.getByRole('button', { name: 'Submit listing' }).click();
		await page.getByRole('link', { name: /^Size: / }).click();
		expect(await focused(page)).toBe('field-size');
		const size = page.getByLabel('Size');
		expect(await size.getAttribute('aria-invalid')).toBe('true');
		expect(await size.getAttribute('aria-describedby')).toBe('field-size-error');
		expect(await page.locator('#field-size-error').innerText()).not.toBe('');
		expect(await page.getByLabel('Notes').inputValue()).toBe('2x4 -- [gallery]');
	});
});
