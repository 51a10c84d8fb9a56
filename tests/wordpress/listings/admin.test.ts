import type { Locator, Page } from 'playwright-core';
import { openAdmin, type Admin } from '../admin.ts';
import { php } from '../plugin/posts.ts';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';

const SCREEN = '/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-fields';
const CATEGORY = 'Gliding clubs under test';
const LISTING = 'Gliding club under test';
const SUBSCRIBER = 'fields-subscriber';
const PATIENCE = 180_000;

interface FieldRecord {
	id: number;
	slug: string;
	meta: { gazetteer_field_settings: Record<string, unknown> };
}

let admin: Admin;
let category = 0;

async function enter(path: string, width = 1280): Promise<Page> {
	const { page } = await visit(path, { as: 'admin', width, waitUntil: 'domcontentloaded' });
	page.setDefaultTimeout(60_000);
	return page;
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator) {
	const isThere = () => wanted.evaluate((element) => element.matches(':focus'));
	for (let steps = 0; steps < 60; steps++) {
		if (await isThere()) return;
		await page.keyboard.press('Tab');
	}
	throw new Error('The keyboard does not get there.');
}

const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

async function save(page: Page) {
	await button(page, 'Save').click();
	await page.locator('.gz-state', { hasText: 'Saved' }).waitFor({ timeout: 120_000 });
}

/** The answer of `ajax_term` that the listing form gets for the category. */
async function termDetails(): Promise<{ tags: Record<string, string>; fields: string }> {
	const body = new URLSearchParams({
		action: 'ajax_term',
		term_id: String(category),
		listing_id: '',
	});
	const answer = await fetch(`${siteUrl()}/wp-admin/admin-ajax.php`, { method: 'POST', body });
	return (await answer.json()) as { tags: Record<string, string>; fields: string };
}

const slugsIn = (html: string) => [
	...new Set([...html.matchAll(/lp_form_fields_inn\[([^\]]+)\]/g)].map(([, slug]) => slug)),
];

beforeAll(async () => {
	admin = await openAdmin();
	category = Number(
		await runWordPress(`
			$term = wp_insert_term(${php(CATEGORY)}, 'gazetteer_category');
			wp_insert_user(['user_login' => ${php(SUBSCRIBER)}, 'user_pass' => 'password', 'role' => 'subscriber']);
			echo is_wp_error($term) ? $term->get_error_data() : $term['term_id'];`),
	);
}, PATIENCE);

afterAll(async () => {
	await runWordPress(`
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ((array) get_term_meta(${category}, 'fileds_ids', true) as $field) { wp_delete_post((int) $field, true); }
		foreach ((array) get_term_meta(${category}, 'lp_category_tags', true) as $feature) { wp_delete_term((int) $feature, 'gazetteer_feature'); }
		foreach (get_posts(['post_type' => 'gazetteer_listing', 'post_status' => 'any', 'numberposts' => -1, 'title' => ${php(LISTING)}]) as $listing) { wp_delete_post($listing->ID, true); }
		wp_delete_term(${category}, 'gazetteer_category');
		wp_delete_user(get_user_by('login', ${php(SUBSCRIBER)})->ID ?? 0);`);
}, PATIENCE);

it(
	'an admin creates and orders fields by keyboard, and the listing form then shows them',
	async () => {
		const page = await enter(`${SCREEN}&category=${category}`);
		const add = button(page, 'Add a field');
		await add.waitFor();

		await add.focus();
		await page.keyboard.press('Enter');
		await page.keyboard.type('Launch cable (m)');
		await page.keyboard.press('Tab');
		await page.keyboard.type('Number');
		await tabTo(page, page.getByLabel('Required', { exact: true }));
		await page.keyboard.press('Space');

		await tabTo(page, add);
		await page.keyboard.press('Enter');
		await page.keyboard.type('Kind of launch');
		await page.keyboard.press('Tab');
		await page.keyboard.type('Drop-down');
		await tabTo(page, page.getByLabel('Options, one per line'));
		await page.keyboard.type('Winch\nAero tow\nWinch');

		await tabTo(page, add);
		await page.keyboard.press('Enter');
		await page.keyboard.type('Guests fly');

		await button(page, /^Move “Guests fly”:/).focus();
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowUp');
		const spoken = page.locator('#a11y-speak-assertive');
		expect(await spoken.textContent()).toContain('“Guests fly” is now number 1 of 3.');
		const focused = page.locator(':focus');
		expect(await focused.getAttribute('data-part')).toBe('grip');

		await page.getByLabel('Features to choose from').fill('Winter hangar');
		await page.keyboard.press('Enter');
		await page.locator('.gz-preview-form select').waitFor();
		await save(page);

		const { fields, tags } = await termDetails();
		expect(slugsIn(fields)).toEqual(['guests-fly', 'launch-cable-m', 'kind-of-launch']);
		expect(fields).toMatch(
			/<input type="number"[^>]*name="lp_form_fields_inn\[launch-cable-m\]"[^>]* required/,
		);
		expect(fields.match(/<option value="(Winch|Aero tow)"/g)).toHaveLength(2);
		expect(Object.values(tags)).toEqual(['Winter hangar']);

		await page.reload({ waitUntil: 'domcontentloaded' });
		await page.locator('.gz-row').first().waitFor();
		expect(await page.locator('.gz-row-label').allTextContents()).toEqual([
			'Guests fly',
			'Launch cable (m)',
			'Kind of launch',
		]);
		await button(page, 'Edit “Kind of launch”').click();
		expect(await page.getByLabel('Options, one per line').inputValue()).toBe('Winch\nAero tow');
	},
	PATIENCE * 2,
);

it(
	'the fields screen refuses to save a field without label or options, and shows the errors',
	async () => {
		const page = await enter(`${SCREEN}&category=${category}`);
		await button(page, 'Add a field').click();
		await page.getByLabel('Field type').selectOption('radio');
		await button(page, 'Save').click();
		await page.getByText('Enter a label. Visitors see it.').waitFor();
		await page.getByText('Enter at least one option.').waitFor();

		await button(page, 'All categories').click();
		await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
		await button(page, 'Discard changes').click();
		await page.getByRole('heading', { name: 'All categories' }).waitFor();
	},
	PATIENCE,
);

async function openSidebar(page: Page): Promise<void> {
	await page.evaluate(async () => {
		interface Stores {
			dispatch: (store: string) => Record<string, (...given: unknown[]) => unknown>;
		}
		const { data } = (window as unknown as { wp: { data: Stores } }).wp;
		await data.dispatch('core/edit-post').openGeneralSidebar?.('edit-post/document');
	});
}

async function openPanelOf(page: Page, name: string): Promise<void> {
	const panel = button(page, name);
	if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click();
}

it(
	'the editor of a new listing contains the general fields without a further request',
	async () => {
		const page = await enter('/wp-admin/');
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('category-fields')) asked.push(request.url());
		});
		await page.goto('/wp-admin/post-new.php?post_type=gazetteer_listing', {
			waitUntil: 'domcontentloaded',
		});
		await page.waitForSelector('.is-root-container, iframe[name="editor-canvas"]');
		await openSidebar(page);
		await openPanelOf(page, 'Category fields');
		// Wait until the loading indicators are replaced.
		await page.locator('.gz-part, .gz-note').getByText(/\S/).first().waitFor();
		await page.locator('.components-panel .components-spinner').waitFor({ state: 'detached' });
		expect(asked).toEqual([]);
	},
	PATIENCE,
);

it(
	'the listing editor shows the fields of the categories, and saves their values',
	async () => {
		const listing = Number(
			await runWordPress(`
				$id = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_title' => ${php(LISTING)}]);
				wp_set_object_terms($id, [${category}], 'gazetteer_category');
				echo $id;`),
		);
		const page = await enter('/wp-admin/');
		const warnings: string[] = [];
		page.on('console', (message) => {
			if (message.type() === 'warning') warnings.push(message.text());
		});
		await page.goto(`/wp-admin/post.php?post=${listing}&action=edit`, {
			waitUntil: 'domcontentloaded',
		});
		await page.waitForSelector('.is-root-container, iframe[name="editor-canvas"]');
		await openSidebar(page);
		const openPanel = (name: string) => openPanelOf(page, name);

		expect(warnings.filter((text) => /preload/.test(text) && /gazetteer/.test(text))).toEqual(
			[],
		);
		const panels = page.locator('.components-panel .components-panel__body-toggle');
		await button(page, 'Categories').waitFor();
		// Older releases add a panel of their own between the panels of plugins.
		const titles = (await panels.allTextContents()).filter((title) => title !== 'Summary');
		expect(titles.slice(0, 3)).toEqual(['Categories', 'Category fields', 'Contact']);
		expect(titles.filter((title) => title === 'Categories')).toHaveLength(1);
		await openPanel('Categories');
		expect(await page.getByLabel(CATEGORY).first().isChecked()).toBe(true);

		await openPanel('Category fields');
		await page.getByLabel('Launch cable (m) *').fill('1200', { timeout: 120_000 });
		await page.getByLabel('Kind of launch').selectOption('Aero tow');
		await openPanel('Address and map');
		await page.getByLabel('Paste coordinates').fill('47.5896, 7.5299');
		expect(await page.getByLabel('Latitude').inputValue()).toBe('47.5896');
		await openPanel('Price');
		for (const label of ['Price from ($)', 'Price to ($)'])
			expect(await page.getByLabel(label).count()).toBe(1);
		await openPanel('Opening hours');
		await page.getByLabel('Monday: open or closed').selectOption('hours');
		await page.getByLabel('Monday opens').fill('10:00');
		await button(page, 'Add hours after a break').click();
		await page.getByLabel('Monday opens').nth(1).fill('18:00');
		await page.getByLabel('Monday closes').nth(1).fill('20:00');
		await button(page, 'Copy Monday to other days').click();
		await page.getByRole('menuitem', { name: 'To Tuesday' }).click();
		await button(page, 'Copy Tuesday to other days').click();
		await page.getByRole('menuitem', { name: 'To Monday to Friday' }).click();

		await page.getByRole('button', { name: /^(Save|Update)$/ }).click();
		await page.waitForFunction(() => {
			interface Saved {
				isSavingPost: () => boolean;
				isEditedPostDirty: () => boolean;
			}
			const { data } = (
				window as unknown as { wp: { data: { select: (store: string) => Saved } } }
			).wp;
			const editor = data.select('core/editor');
			return !editor.isSavingPost() && !editor.isEditedPostDirty();
		});

		const { meta } = await admin.rest<{ meta: Record<string, Record<string, unknown>> }>(
			'GET',
			`/wp/v2/gazetteer-listings/${listing}?context=edit`,
		);
		expect(meta['gazetteer_values']).toMatchObject({
			'launch-cable-m': '1200',
			'kind-of-launch': 'Aero tow',
		});
		const day = { open: ['10:00', '18:00'], close: ['17:00', '20:00'] };
		expect(meta['gazetteer_details']).toMatchObject({
			latitude: '47.5896',
			longitude: '7.5299',
			business_hours: {
				Monday: day,
				Tuesday: day,
				Wednesday: day,
				Thursday: day,
				Friday: day,
			},
		});

		await page.reload({ waitUntil: 'domcontentloaded' });
		await openPanel('Category fields');
		expect(await page.getByLabel('Launch cable (m) *').inputValue()).toBe('1200');
	},
	PATIENCE * 2,
);

it('the listings screen shows thumbnails, and filters by category, location and plan', async () => {
	const LIST = '/wp-admin/edit.php?post_type=gazetteer_listing';
	const ids = JSON.parse(
		await runWordPress(`
			$term = fn ($name, $of) => (int) (term_exists($name, $of) ?: wp_insert_term($name, $of))['term_id'];
			$place = $term('Filtered town', 'gazetteer_location');
			$kind = $term('Filtered kind', 'gazetteer_category');
			$plan = wp_insert_post(['post_type' => 'gazetteer_plan', 'post_status' => 'publish', 'post_title' => 'Filtered plan']);
			$image = wp_insert_attachment(['post_title' => 'Filtered image', 'post_mime_type' => 'image/svg+xml', 'post_status' => 'inherit']);
			$make = fn ($title, $metas, $terms) => wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_title' => $title, 'meta_input' => $metas, 'tax_input' => []]);
			$ids = ['plan' => $plan, 'image' => $image];
			$ids['with'] = $make('Filtered with all', ['plan_id' => $plan, 'gallery_image_ids' => (string) $image], []);
			wp_set_object_terms($ids['with'], $place, 'gazetteer_location');
			wp_set_object_terms($ids['with'], $kind, 'gazetteer_category');
			$ids['without'] = $make('Filtered without any', [], []);
			echo json_encode($ids);`),
	) as Record<'plan' | 'image' | 'with' | 'without', number>;
	const rows = async (query: string) => {
		const html = await (await admin.get(`${LIST}&s=Filtered${query}`)).text();
		return { html, ids: [...html.matchAll(/id="post-(\d+)"/g)].map(([, id]) => Number(id)) };
	};
	const { html, ids: all } = await rows('');
	expect(all.toSorted()).toEqual([ids.with, ids.without].toSorted());
	expect(html).toMatch(/<th[^>]*id=['"]gazetteer_picture['"]/);
	for (const label of ['Filter by category', 'Filter by location', 'Filter by plan'])
		expect(html).toContain(`>${label}</label>`);
	for (const name of ['gazetteer_category', 'gazetteer_location', 'listing_plan'])
		expect(html.match(/<select[^>]*>/g)!.join('')).toMatch(new RegExp(`name=['"]${name}['"]`));
	expect(html).toMatch(/<td class='gazetteer_picture[^>]*><img[^>]*alt=""/);
	for (const query of [
		'&gazetteer_location=filtered-town',
		'&gazetteer_category=filtered-kind',
		`&listing_plan=${ids.plan}`,
	])
		expect({ query, ids: (await rows(query)).ids }).toEqual({ query, ids: [ids.with] });
	expect((await rows('&listing_plan=none')).ids).toEqual([ids.without]);
	expect((await rows('&listing_plan=7)%20OR%201')).ids).toHaveLength(2);
	await runWordPress(
		`foreach (${php(Object.values(ids))} as $id) { wp_delete_post($id, true); }`,
	);
});

it('subscribers cannot open the fields screen or read its fields', async () => {
	const subscriber = await openAdmin(SUBSCRIBER);
	expect((await subscriber.get(SCREEN)).status).toBe(403);
	await expect(subscriber.rest<FieldRecord[]>('GET', '/wp/v2/gazetteer-fields')).rejects.toThrow(
		'403',
	);
	await expect(
		subscriber.rest('POST', '/gazetteer/v1/field-preview', { fields: [] }),
	).rejects.toThrow('403');
});
