import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { openAdmin, type Admin } from '../admin.ts';
import { publish, removePosts } from '../plugin/posts.ts';
import { wear, wearBlockTheme, wearClassicTheme, wornTheme } from '../plugin/themes.ts';
import { runWordPress, siteFolder } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';

let before = '';
beforeAll(async () => {
	before = await wornTheme();
});
afterAll(() => wear(before));
afterEach(removePosts);

const LISTING = '/listing/hotel-windsock/';
/** A listing with photos, all contact details, and hours that differ by day. */
const FULL = '/listing/rotor-and-rain/';
const ARCHIVE = '/listing-category/hotels/';

const box = async (page: Page, selector: string) => {
	const found = await page.locator(selector).first().boundingBox();
	if (!found) throw new Error(`${selector} is not seen.`);
	return { ...found, end: found.x + found.width, bottom: found.y + found.height };
};

describe.each([
	['the default block theme', wearBlockTheme],
	['a PHP theme', wearClassicTheme],
])('listing templates in %s', (_kind, wearIt) => {
	beforeAll(wearIt);

	it('the page of a listing shows no author, date or comments', async () => {
		const { page, errors } = await visit(LISTING);
		expect(await page.locator('h1').allInnerTexts()).toEqual(['Hotel Windsock']);
		expect(await page.locator('body').innerText()).not.toMatch(
			/Written by|Posted|More posts|Leave a (Reply|comment)/i,
		);
		expect(
			await page
				.locator(
					'.wp-block-post-author-name, .wp-block-post-date, .wp-block-post-navigation-link, .wp-block-comments',
				)
				.count(),
		).toBe(0);
		expect(await page.locator('main').count()).toBe(1);
		expect(errors).toEqual([]);
	});

	it('the contact details are beside the content of a listing on a wide screen, without scrolling', async () => {
		const { page } = await visit(FULL, { width: 1280 });
		const [side, main, title, photos] = [
			await box(page, '.gz-place-side'),
			await box(page, '.gz-place-main'),
			await box(page, 'h1'),
			await box(page, '.gz-gallery'),
		];
		expect(side.x).toBeGreaterThanOrEqual(main.end);
		expect(Math.abs(side.y - photos.y)).toBeLessThan(2);
		expect(Math.abs(main.y - photos.bottom - 32)).toBeLessThan(2);
		expect(side.y).toBeLessThan(600);
		expect(Math.abs(title.x - main.x)).toBeLessThan(2);
	});

	it('a listing on a phone shows photo, name, facts, contact and today’s hours in this order, and the action bar at the bottom', async () => {
		const { page } = await visit(FULL, { width: 390, height: 844 });
		const parts = [
			await box(page, '.gz-gallery img'),
			await box(page, 'h1'),
			await box(page, '.gz-place-facts'),
			await box(page, '.gz-place-contact'),
			await box(page, '.gz-place-hours'),
			await box(page, '.gz-place-main'),
		];
		expect(parts[0]!.y).toBeLessThan(300);
		const bar = await box(page, '.gz-place-actions');
		expect(bar.bottom).toBeLessThanOrEqual(844);
		expect(bar.bottom).toBeGreaterThan(820);
		expect(await page.locator('.gz-place-buttons').isVisible()).toBe(false);
		for (const [index, part] of parts.slice(1).entries())
			expect(part.y).toBeGreaterThanOrEqual(parts[index]!.bottom - 1);
		const ways = page.locator('.gz-place-actions a');
		expect(await ways.allInnerTexts()).toEqual(['Call', 'Directions', 'Website']);
		const tops = await ways.evaluateAll((links) =>
			links.map((link) => link.getBoundingClientRect().top),
		);
		expect(new Set(tops).size).toBe(1);
		const week = page.locator('.gz-place-hours dt:visible');
		expect(await week.count()).toBe(0);
		await page.locator('.gz-place-week > summary').click();
		expect(await week.count()).toBe(7);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	});

	it('a listing on a wide screen shows the whole week, and the contact details only once', async () => {
		const { page } = await visit(FULL, { width: 1280 });
		expect(await page.locator('.gz-place-hours dt:visible').count()).toBe(7);
		expect(await page.locator('.gz-place-actions').isVisible()).toBe(false);
	});

	it('the map of a listing is a drawing until the visitor asks for the live map', async () => {
		const { page, requests, errors } = await visit(FULL, { width: 1280 });
		const map = page.locator('.gz-place-location .gz-directory-map');
		expect(await map.locator('svg').count()).toBe(1);
		expect(requests.join()).not.toContain('leaflet');
		await map.scrollIntoViewIfNeeded();
		await map.getByRole('button', { name: 'Show map' }).click();
		await page.locator('.gz-map-live').waitFor();
		expect(errors).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
	});

	it('an image in the description of a listing is no wider than its column', async () => {
		const listing = await publish(
			'<p><img src="/wp-includes/images/media/default.png" width="1600" height="800" alt="A map"></p>',
			'gazetteer_listing',
		);
		const { page } = await visit(listing, { width: 390, height: 844 });
		const [picture, main] = [
			await box(page, '.gz-place-description img'),
			await box(page, '.gz-place-main'),
		];
		expect(picture.width).toBeLessThanOrEqual(main.width);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	});

	it.each([LISTING, ARCHIVE])('%s is accessible', async (address) => {
		const { page } = await visit(address);
		expect(await axe(page, 'main')).toEqual([]);
	});

	it('a listing archive has its title above its listings, with the same left edge', async () => {
		const { page } = await visit(ARCHIVE);
		expect(await page.locator('h1').allInnerTexts()).toEqual(['Hotels']);
		expect(
			Math.abs((await box(page, 'h1')).x - (await box(page, '.gz-directory')).x),
		).toBeLessThan(2);
		expect((await box(page, '.gz-directory')).width).toBeGreaterThan(1000);
	});
});

describe('listing templates for the site owner', () => {
	let admin: Admin;
	beforeAll(async () => {
		await wearBlockTheme();
		admin = await openAdmin();
	});

	it('the site owner finds the listing templates in the site editor, edits one, and resets it', async () => {
		const list = await admin.rest<{ id: string; slug: string; source: string }[]>(
			'GET',
			'/wp/v2/templates',
		);
		const ours = list.filter(({ slug }) => /gazetteer_/.test(slug));
		expect(ours.map(({ slug }) => slug).sort()).toEqual([
			'archive-gazetteer_listing',
			'single-gazetteer_listing',
			'taxonomy-gazetteer_category',
			'taxonomy-gazetteer_feature',
			'taxonomy-gazetteer_location',
			'taxonomy-gazetteer_tag',
		]);
		expect(new Set(ours.map(({ source }) => source))).toEqual(new Set(['plugin']));

		const id = ours.find(({ slug }) => slug === 'single-gazetteer_listing')?.id ?? '';
		const { content } = await admin.rest<{ content: { raw: string } }>(
			'GET',
			`/wp/v2/templates/${id}?context=edit`,
		);
		expect(content.raw).toContain('wp:gazetteer/listing-contact');
		expect(content.raw).not.toContain('wp:post-content');
		await admin.rest('POST', `/wp/v2/templates/${id}`, {
			content: `${content.raw}<!-- wp:paragraph --><p>Changed by the owner</p><!-- /wp:paragraph -->`,
		});
		const changed = await visit(LISTING);
		expect(await changed.page.locator('body').innerText()).toContain('Changed by the owner');
		expect(await changed.page.locator('.gz-place').count()).toBe(1);
		await admin.rest('DELETE', `/wp/v2/templates/${id}?force=true`);
		const back = await visit(LISTING);
		expect(await back.page.locator('body').innerText()).not.toContain('Changed by the owner');
		expect(await back.page.locator('.gz-place').count()).toBe(1);
	});

	const PARTS = ['contact', 'hours', 'features', 'faqs', 'location', 'description'];
	const counts = (page: Page) =>
		Promise.all(PARTS.map((part) => page.locator(`.gz-place-${part}`).count()));
	/** Saves a template of the site owner for listings, visits a listing, and resets it. */
	const within = async (content: string, look: (page: Page) => Promise<void>) => {
		const id = `${await wornTheme()}//single-gazetteer_listing`;
		await admin.rest('POST', `/wp/v2/templates/${id}`, { content });
		try {
			await look((await visit(FULL)).page);
		} finally {
			await admin.rest('DELETE', `/wp/v2/templates/${id}?force=true`);
		}
	};

	it('the plugin’s template shows each part of a listing once', async () => {
		const { page } = await visit(FULL);
		expect(await counts(page)).toEqual(PARTS.map(() => 1));
		expect(await page.locator('h1').count()).toBe(1);
	});

	it('the site owner rearranges the parts of a listing, and leaves some out', async () => {
		await within(
			'<!-- wp:group {"tagName":"main"} --><main class="wp-block-group"><!-- wp:post-title {"level":1} /--><!-- wp:gazetteer/listing-hours /--><!-- wp:gazetteer/listing-contact /--><!-- wp:post-content /--></main><!-- /wp:group -->',
			async (page) => {
				expect(await counts(page)).toEqual([1, 1, 0, 0, 0, 0]);
				const [hours, contact] = [
					await box(page, '.gz-place-hours'),
					await box(page, '.gz-place-contact'),
				];
				expect(hours.bottom).toBeLessThanOrEqual(contact.y + 1);
				expect(await page.locator('main').innerText()).toContain(
					'This is a fictional business.',
				);
				expect(await axe(page, 'main')).toEqual([]);
			},
		);
	});

	it('a template of the site owner with only the content still shows all parts, once', async () => {
		await within(
			'<!-- wp:group {"tagName":"main"} --><main class="wp-block-group"><!-- wp:post-content /--></main><!-- /wp:group -->',
			async (page) => {
				expect(await counts(page)).toEqual(PARTS.map(() => 1));
				expect(await page.locator('h1').count()).toBe(1);
			},
		);
	});

	it('the site editor shows a placeholder for a part without content', async () => {
		const bare = await runWordPress(
			"echo wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_title' => 'Bare']);",
		);
		const draw = async (part: string) =>
			(
				await admin.rest<{ rendered: string }>(
					'GET',
					`/wp/v2/block-renderer/gazetteer/listing-${part}?context=edit&post_id=${bare}`,
				)
			).rendered;
		expect(await draw('hours')).toContain('Listing opening hours');
		expect(await draw('share')).toContain('gz-place-share');
		await runWordPress(`wp_delete_post(${bare}, true);`);
		const { page } = await visit('/listing/zurich-airport-zrh/');
		expect(await page.locator('.gz-part-empty').count()).toBe(0);
		const headings = await page
			.locator('.gz-part > h2')
			.evaluateAll((found) =>
				found
					.filter((heading) => !heading.nextElementSibling)
					.map((one) => one.textContent),
			);
		expect(headings).toEqual([]);
	});

	it('nearby and similar listings are public ones', async () => {
		const states = {
			public: "'post_status' => 'publish'",
			draft: "'post_status' => 'draft'",
			pending: "'post_status' => 'pending'",
			private: "'post_status' => 'private'",
			expired: "'post_status' => 'expired'",
			guarded: "'post_status' => 'publish', 'post_password' => 'secret'",
		};
		const ids = JSON.parse(
			await runWordPress(`
				$ids = [];
				$term = wp_insert_term('Lighthouses', 'gazetteer_category')['term_id'];
				foreach (['centre' => ['post_status' => 'publish'], ${Object.entries(states)
					.map(([name, state]) => `'${name}' => [${state}]`)
					.join(', ')}] as $name => $state) {
					$id = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_title' => "Lighthouse $name"] + $state);
					update_post_meta($id, 'gazetteer_details', ['latitude' => '-48.9', 'longitude' => '-123.4', 'phone' => '1']);
					wp_set_object_terms($id, [$term], 'gazetteer_category');
					wp_update_post(['ID' => $id]);
					$ids[] = $id;
				}
				echo json_encode($ids);
			`),
		) as number[];
		const { page } = await visit(`/?post_type=gazetteer_listing&p=${ids[0]}`);
		for (const list of ['nearby', 'related'])
			expect(
				await page.locator(`.gz-place-${list} .gz-listing-name`).allInnerTexts(),
			).toEqual(['Lighthouse public']);
		await runWordPress(
			`foreach (${JSON.stringify(ids)} as $id) { wp_delete_post($id, true); } wp_delete_term(get_term_by('name', 'Lighthouses', 'gazetteer_category')->term_id, 'gazetteer_category');`,
		);
	});

	it('the page title of a wide directory is at the left edge', async () => {
		const made = await runWordPress(
			`echo wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Under test', 'post_content' => '<!-- wp:gazetteer/directory {"align":"wide"} /-->']);`,
		);
		const { page } = await visit(`/?page_id=${made}`);
		await runWordPress(`wp_delete_post(${made}, true);`);
		expect((await box(page, '.gz-directory')).width).toBeGreaterThan(1000);
		expect(
			Math.abs((await box(page, 'h1')).x - (await box(page, '.gz-directory')).x),
		).toBeLessThan(2);
	});

	it('the chosen plan is shown within its column', async () => {
		const plan = await runWordPress(
			"echo get_posts(['post_type' => 'gazetteer_plan', 'numberposts' => 1, 'fields' => 'ids'])[0];",
		);
		const made = await publish(
			'<!-- wp:paragraph --><p class="beside">A line of words that is long enough to reach from one edge of the column to the other one, and further.</p><!-- /wp:paragraph --><!-- wp:gazetteer/chosen-plan /-->',
		);
		for (const width of [390, 1280]) {
			const { page } = await visit(
				`${made}${made.includes('?') ? '&' : '?'}plan_id=${plan}`,
				{ width },
			);
			const [words, plans] = [await box(page, '.beside'), await box(page, '.gz-chosen-plan')];
			expect([Math.round(plans.x), Math.round(plans.end)]).toEqual([
				Math.round(words.x),
				Math.round(words.end),
			]);
		}
	});
});

describe('overrides in a PHP theme', () => {
	const inTheme = (file: string) =>
		path.join(siteFolder(), 'wp-content/themes/plain-classic', file);
	const write = (file: string, code: string) => {
		mkdirSync(path.dirname(inTheme(file)), { recursive: true });
		writeFileSync(inTheme(file), code);
	};
	beforeAll(wearClassicTheme);
	afterEach(() => {
		for (const file of [
			'gazetteer',
			'single-gazetteer_listing.php',
			'page.php',
			'header.php',
			'footer.php',
		])
			rmSync(inTheme(file), { recursive: true, force: true });
	});

	it('a PHP theme can override the template of a listing with a file in its `gazetteer` folder', async () => {
		write(
			'gazetteer/directory/single.php',
			'<!doctype html><html><head><?php wp_head(); ?></head><body><p id="mine">Mine</p><?php while (have_posts()) { the_post(); the_content(); } wp_footer(); ?></body></html>',
		);
		const { page } = await visit(LISTING);
		expect(await page.locator('#mine').innerText()).toBe('Mine');
		expect(await page.locator('.gz-place').count()).toBe(1);
	});

	it('a PHP theme can override the whole page with a `single-gazetteer_listing.php`', async () => {
		write(
			'single-gazetteer_listing.php',
			'<!doctype html><html><body><p id="mine">All mine</p></body></html>',
		);
		const { page } = await visit(LISTING);
		expect(await page.locator('body').innerText()).toBe('All mine');
	});

	it('a page in a PHP theme has exactly one `main` element, even if its header opens one', async () => {
		write(
			'header.php',
			'<!doctype html><html><head><?php wp_head(); ?></head><body><?php wp_body_open(); ?><main id="theirs">',
		);
		write('footer.php', '</main><?php wp_footer(); ?></body></html>');
		for (const where of [LISTING, ARCHIVE]) {
			const { page } = await visit(where);
			expect(await page.locator('main').count()).toBe(1);
			expect(await page.locator('#theirs .gz-page h1').count()).toBe(1);
		}
	});
});
