import { isPhpHere } from '@gazetteer/demo-site';
import type { Page } from 'playwright-core';
import { describeWhere } from '../../browser/where.ts';
import { visit, type Visit } from '../../browser/visitor.ts';
import { openFreshSite, type FreshSite } from './fresh-site.ts';

jest.setTimeout(180_000);

/**
 * Opens a page and checks that it does not scroll sideways. The themes in the WordPress folder load no external files.
 */
const seen = async (site: FreshSite, path: string, width = 1280): Promise<Visit> => {
	const guest = await visit(site.url + path, { width });
	expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	return guest;
};

const measures = (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((element) => {
			const { x, width, height } = element.getBoundingClientRect();
			return { x: Math.round(x), width: Math.round(width), height: Math.round(height) };
		});

describeWhere(isPhpHere()).each([
	['the default block theme', 'blocks'],
	['a PHP theme', 'classic'],
] as const)('setup of a new site with %s', (_name, theme) => {
	let site: FreshSite;
	let pages: Record<'directory' | 'plans' | 'submit' | 'my_listings' | 'contact', string>;
	beforeAll(async () => {
		site = await openFreshSite(theme);
	});
	afterAll(() => site?.stop());

	const told = async <Answer>(code: string) =>
		JSON.parse(await site.run(`echo json_encode(${code});`)) as Answer;

	it('the owner of a new site sets up everything in one step, from a link in the dashboard', async () => {
		const { page, errors } = await visit(`${site.url}/wp-login.php`);
		await page.fill('#user_login', 'admin');
		await page.fill('#user_pass', 'password');
		await page.click('#wp-submit');
		// Do not wait for the `load` event: the dashboard keeps requesting news from wordpress.org.
		await page.waitForURL(/wp-admin/, { waitUntil: 'domcontentloaded' });
		await page.getByRole('link', { name: 'Set up the directory' }).click();
		await page.getByRole('button', { name: 'Set up', exact: true }).click();
		await page.waitForURL(/done=1/);
		expect(await page.locator('.gazetteer-setup-list .dashicons-yes-alt').count()).toBe(7);
		const made = await told<Record<string, number>>("get_option('gazetteer')['pages']");
		expect(Object.keys(made).sort()).toEqual([
			'contact',
			'directory',
			'my_listings',
			'plans',
			'submit',
		]);
		pages = await told(
			"array_map(fn ($id) => str_replace(home_url(), '', get_permalink($id)), get_option('gazetteer')['pages'])",
		);
		// Ignore the failed requests for avatars and news: the test machine has no internet access.
		expect(errors.filter((error) => !error.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
	});

	it('a guest on a new site compares plans by month and by year, and selects one', async () => {
		const { page, errors } = await seen(site, pages.plans);
		const names = () => page.locator('.gz-plan .gz-plan-title').allInnerTexts();
		const sums = () => page.locator('.gz-plan .gz-plan-sum').allInnerTexts();
		expect(await page.locator('.gz-plan-period :checked').count()).toBe(1);
		expect(await names()).toEqual(['Free', 'Standard', 'Premium']);
		const monthly = await sums();
		expect(await page.locator('.gz-plan-saving').innerText()).toMatch(/20\s?%/);

		await page.locator('.gz-plan-period input[value="yearly"]').check();
		await page.locator('.gz-plan-sum', { hasText: 'year' }).first().waitFor();
		expect(await names()).toEqual(['Free', 'Standard', 'Premium']);
		expect((await sums()).slice(1)).not.toEqual(monthly.slice(1));
		await page.locator('.gz-plan-period input[value="monthly"]').check();
		await page.locator('.gz-plan-sum', { hasText: 'month' }).first().waitFor();
		expect(await sums()).toEqual(monthly);

		await page.locator('.gz-plan', { hasText: 'Standard' }).locator('button').first().click();
		await page.locator('.gz-form-plan').waitFor();
		expect(await page.locator('.gz-form-plan').innerText()).toContain('Your plan: Standard');
		expect(errors).toEqual([]);
	});

	it('a guest can submit a listing and send a contact message on a new site', async () => {
		const plan = await told<number>(
			"get_posts(['post_type' => 'gazetteer_plan', 'title' => 'Standard', 'numberposts' => 1, 'fields' => 'ids'])[0]",
		);
		const address = `${pages.submit}${pages.submit.includes('?') ? '&' : '?'}plan_id=${plan}`;
		const { page, errors } = await seen(site, address);
		await page.fill('#lptitle', 'Blue Door');
		await page.locator('#inputCategory').selectOption({ index: 1 });
		await page.fill('#inputDescription', 'Sourdough and rolls.');
		await page.fill('#inputEmail', 'ada@example.test');
		await page.getByRole('button', { name: 'Submit listing' }).click();
		await page.waitForURL(/gazetteer_sent=/);
		expect(await page.locator('.gz-submitted').innerText()).toContain(
			'We received “Blue Door”',
		);
		const facts = await page.locator('.gz-payment-facts div').evaluateAll((all) =>
			all.map((one) => {
				const [label, value] = [...one.children].map(
					(part) =>
						part.getBoundingClientRect().x +
						parseFloat(getComputedStyle(part).paddingLeft),
				);
				return value! - label!;
			}),
		);
		expect(facts).toEqual([0, 0, 0]);
		expect(await told("(int) wp_count_posts('gazetteer_listing')->pending")).toBe(1);
		const contact = await seen(site, pages.contact);
		const form = contact.page.locator('form.wpcf7-form');
		for (const [name, value] of Object.entries({
			'your-name': 'Ben',
			'your-email': 'ben@example.test',
			'your-message': 'Good day.',
		})) {
			await form.locator(`[name="${name}"]`).fill(value);
		}
		await form.locator('[type="submit"]').click();
		await contact.page.locator('form.wpcf7-form.sent').waitFor();
		expect(await form.locator('.wpcf7-response-output').first().innerText()).not.toBe('');
		expect(
			await told(
				'(int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}gazetteer_entries")',
			),
		).toBe(1);
		expect([...errors, ...contact.errors]).toEqual([]);
	});

	it('a guest on a new site finds a listing in the directory and opens it', async () => {
		await site.run(`
			foreach (array_diff(['Blue Door', 'Green Gate'], wp_list_pluck(get_posts(['post_type' => 'gazetteer_listing', 'numberposts' => -1]), 'post_title')) as $name) {
				$id = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_author' => 1, 'post_title' => $name, 'post_content' => 'Sourdough and rolls.']);
				wp_set_object_terms($id, get_terms(['taxonomy' => 'gazetteer_category', 'hide_empty' => false, 'fields' => 'ids', 'number' => 1]), 'gazetteer_category');
				update_post_meta($id, 'gazetteer_details', ['gAddress' => '1 Quay Street', 'phone' => '+41 44 000 00 00', 'business_hours' => ['Wednesday' => ['open' => '09:00', 'close' => '17:30']]]);
				$image = imagecreatetruecolor(1200, 800);
				ob_start(); imagejpeg($image); $file = wp_upload_bits('under-test.jpg', null, ob_get_clean());
				$photo = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => $name, 'post_author' => 1], $file['file']);
				require_once ABSPATH . 'wp-admin/includes/image.php';
				wp_update_attachment_metadata($photo, wp_generate_attachment_metadata($photo, $file['file']));
				update_post_meta($id, 'gallery_image_ids', (string) $photo);
			}`);
		const { page, errors } = await seen(site, pages.directory);
		expect(await page.locator('.gz-listing').count()).toBe(2);
		await page.locator('.gz-search [name="gz_words"]').fill('door');
		await page.locator('.gz-search [type="submit"]').first().click();
		await page.waitForURL(/gz_words=door/);
		expect(await page.locator('.gz-listing-name').allInnerTexts()).toEqual(['Blue Door']);
		expect(await measures(page, '.gz-listing-picture img')).toEqual(
			await measures(page, '.gz-listing-picture'),
		);
		await page.locator('.gz-listing-name a').click();
		await page.locator('.gz-place').waitFor();
		// Wait for the stylesheets before measuring.
		await page.waitForLoadState();
		expect(await page.locator('h1').allInnerTexts()).toEqual(['Blue Door']);
		const photo = await measures(page, '.gz-gallery img');
		expect((await measures(page, '.gz-gallery li')).height).toBe(photo.height);
		// The weekday and its hours are on one line.
		expect((await measures(page, '.gz-place-hours dl > div:visible')).height).toBeLessThan(45);
		expect(errors).toEqual([]);
		await seen(site, new URL(page.url()).pathname + new URL(page.url()).search, 390);
	});

	it('the five pages of a new site fit a phone without sideways scrolling, and their titles are aligned with the content', async () => {
		for (const path of Object.values(pages)) await seen(site, path, 390);
		for (const [path, block] of [
			[pages.directory, '.gz-directory'],
			[pages.plans, '.gz-plans'],
			...(theme === 'blocks' ? ([[pages.submit, '.gz-listing-form']] as const) : []),
		] as const) {
			const { page } = await seen(site, path);
			expect((await measures(page, 'h1')).x).toBe((await measures(page, block)).x);
		}
	});

	it('the form controls on a new site have the style of the theme', async () => {
		const { page } = await seen(site, pages.plans);
		const radio = page.locator('.gz-plan-period input').first();
		const drawn = await radio.evaluate((input) => ({
			own: getComputedStyle(input).appearance !== 'none',
			width: getComputedStyle(input).width,
		}));
		expect(drawn).toEqual(
			theme === 'classic' ? { own: false, width: '25px' } : { own: true, width: '18px' },
		);
		await page.goto(site.url + pages.submit);
		const select = page.locator('#inputCategory').first();
		expect(
			await select.evaluate(
				(field) =>
					getComputedStyle(field).appearance !== 'none' ||
					getComputedStyle(field).backgroundImage !== 'none',
			),
		).toBe(true);
	});
});
