import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { publish, removePosts } from '../plugin/posts.ts';

const LIST = '/wp-admin/edit.php?post_type=gazetteer_listing';
const MENU = '#menu-posts-gazetteer_listing';

afterEach(removePosts);

describe('menu item “Listings” in the admin', () => {
	it('the admin menu shows the number of listings pending review', async () => {
		await runWordPress(
			`foreach (['Bubble one', 'Bubble two'] as $title) { wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'pending', 'post_title' => $title]); }`,
		);
		const { page } = await visit('/wp-admin/index.php', { as: 'admin' });
		const bubble = page.locator(`${MENU} > a .pending-count`);
		expect(await bubble.innerText()).toBe('2');
		expect(await bubble.isVisible()).toBe(true);
		expect(await page.locator(`${MENU} > a`).innerText()).toContain(
			'2 listings pending review',
		);
	});

	it('the admin menu shows no number if no listing is pending, or to an author', async () => {
		await runWordPress(
			`wp_insert_user(['user_login' => 'menu-author', 'user_pass' => 'password', 'role' => 'author']);`,
		);
		const { page: authors } = await visit('/wp-admin/index.php', { as: 'menu-author' });
		expect(await authors.locator(`${MENU} .pending-count`).count()).toBe(0);
		await runWordPress(
			`foreach (get_posts(['post_type' => 'gazetteer_listing', 'post_status' => 'pending', 'numberposts' => -1]) as $post) { wp_trash_post($post->ID); }`,
		);
		const { page } = await visit('/wp-admin/index.php', { as: 'admin' });
		expect(await page.locator(`${MENU} > a .pending-count`).count()).toBe(0);
	});
});

describe('empty directory', () => {
	const block = async () => {
		const term = await runWordPress(
			`echo (term_exists('Empty kind', 'gazetteer_category') ?: wp_insert_term('Empty kind', 'gazetteer_category'))['term_id'];`,
		);
		return publish(`<!-- wp:gazetteer/directory {"categories":"${term}"} /-->`);
	};

	it('an empty directory shows an admin a link to add a listing', async () => {
		const { page } = await visit(await block(), { as: 'admin' });
		const link = page
			.locator('.gz-directory-empty')
			.getByRole('link', { name: 'Add a listing' });
		expect(await link.isVisible()).toBe(true);
		await link.click();
		await page.waitForURL('**/wp-admin/post-new.php?post_type=gazetteer_listing');
	});

	it('an empty directory shows a visitor a message without a link', async () => {
		const { page } = await visit(await block());
		const empty = page.locator('.gz-directory-empty');
		expect(await empty.innerText()).toContain('Please come back soon');
		expect(await empty.getByRole('link').count()).toBe(0);
	});
});

describe('settings of the place lookup', () => {
	const page = async (javascript: boolean) =>
		(
			await visit('/wp-admin/options-general.php?page=gazetteer', {
				as: 'admin',
				javascript,
				width: 1280,
			})
		).page;

	it.each([
		['with', true],
		['without', false],
	])(
		'the place lookup settings show the fields of the selected service only, %s JavaScript',
		async (_with, javascript) => {
			const screen = await page(javascript);
			const key = screen.getByLabel('Google Maps key');
			const server = screen.getByLabel('Photon server URL');
			const shown = async () => [await key.isVisible(), await server.isVisible()];
			await screen.getByRole('radio', { name: 'None', exact: true }).first().check();
			expect(await shown()).toEqual([false, false]);
			await screen.getByRole('radio', { name: 'Google', exact: true }).check();
			expect(await shown()).toEqual([true, false]);
			await screen.getByRole('radio', { name: /Photon/ }).check();
			expect(await shown()).toEqual([false, true]);
		},
	);
});

it.each([
	['with', true],
	['without', false],
])(
	'the bot check settings show fields for the selected service only, %s JavaScript',
	async (_with, javascript) => {
		const { page } = await visit('/wp-admin/options-general.php?page=gazetteer&tab=bot-check', {
			as: 'admin',
			javascript,
			width: 1280,
		});
		const shown = () =>
			Promise.all(
				[
					page.getByText('Select a service to see its settings.'),
					page.getByLabel('Secret key'),
					page.getByLabel('Minimum score'),
				].map((part) => part.isVisible()),
			);
		const service = page.getByLabel('Service', { exact: true });
		await service.selectOption('None');
		expect(await shown()).toEqual([true, false, false]);
		await service.selectOption('turnstile');
		expect(await shown()).toEqual([false, true, false]);
		await service.selectOption('recaptcha');
		expect(await shown()).toEqual([false, true, true]);
	},
);

it.each(['plans', 'fields'])(
	'the screen “%s” has a heading and says that it needs JavaScript if that is off',
	async (screen) => {
		const { page } = await visit(`${LIST}&page=gazetteer-${screen}`, {
			as: 'admin',
			javascript: false,
			width: 1280,
		});
		expect(await page.locator('.wrap h1').count()).toBe(1);
		expect(await page.getByText('This screen needs JavaScript.').isVisible()).toBe(true);
		expect(await page.getByText('Loading…').isVisible()).toBe(false);
	},
);

it('the orders list shows row actions, amount, status and the buyer’s email address, also on a phone', async () => {
	await runWordPress(`
		$listing = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'pending', 'post_title' => 'Ordered Inn']);
		$plan = wp_insert_post(['post_type' => 'gazetteer_plan', 'post_status' => 'publish', 'post_title' => 'Ten', 'meta_input' => ['plan_price' => '10']]);
		Gazetteer\\Plugin::get(Gazetteer\\Plans\\Orders\\Orders::class)->purchase()->begin(Gazetteer\\Plugin::get(Gazetteer\\Plans\\Domain\\PlanRepository::class)->find($plan), $listing, 1, time());`);
	for (const width of [390, 1280]) {
		const { page } = await visit(`${LIST}&page=gazetteer-orders`, { as: 'admin', width });
		expect(await page.locator('td.amount').first().isVisible()).toBe(true);
		expect(await page.locator('td.state').first().innerText()).toContain('Awaiting payment');
		const accept = page.getByRole('link', { name: 'Mark as paid and publish' });
		const box = (await accept.boundingBox())!;
		expect(box.x).toBeGreaterThanOrEqual(0);
		expect(box.x + box.width).toBeLessThanOrEqual(width);
		expect(await page.locator('td.amount').first().textContent()).toContain('$10');
		expect(await page.locator('td.buyer a').first().getAttribute('href')).toMatch(
			/^mailto:.+@/,
		);
	}
	await runWordPress(
		`wp_publish_post(get_page_by_path(sanitize_title('Ordered Inn'), OBJECT, 'gazetteer_listing')?->ID ?? get_posts(['post_type' => 'gazetteer_listing', 'post_status' => 'pending', 'title' => 'Ordered Inn', 'fields' => 'ids'])[0]);`,
	);
	const { page } = await visit(`${LIST}&page=gazetteer-orders`, { as: 'admin', width: 1280 });
	const ofListing = page.locator('tr', { hasText: 'Ordered Inn' });
	expect(await ofListing.getByRole('link', { name: 'Mark as paid', exact: true }).count()).toBe(
		1,
	);
});

describe('sidebar of the listing editor', () => {
	const openEditor = async () => {
		const id = await runWordPress(
			`echo wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'draft', 'post_title' => 'Typed Inn', 'post_content' => '<!-- wp:paragraph --><p>By the water</p><!-- /wp:paragraph -->']);`,
		);
		const { page } = await visit('/wp-admin/', { as: 'admin', width: 1280 });
		page.setDefaultTimeout(60_000);
		await page.goto(`/wp-admin/post.php?post=${id}&action=edit`, {
			waitUntil: 'domcontentloaded',
		});
		await page.waitForSelector('.is-root-container, iframe[name="editor-canvas"]');
		const close = page.getByRole('button', { name: 'Close', exact: true });
		const contact = page.getByRole('button', { name: 'Contact', exact: true });
		await contact.waitFor();
		if (await close.isVisible()) await close.click();
		const frame = page.frame({ name: 'editor-canvas' }) ?? page.mainFrame();
		const text = frame.locator('[data-type="core/paragraph"]').first();
		const tab = page.getByRole('tab', { name: 'Block', exact: true });
		return { page, contact, text, tab };
	};

	it('the sidebar of the listing editor keeps the listing panels while the description is typed', async () => {
		const { page, contact, text, tab } = await openEditor();
		await text.click();
		await page.keyboard.type('Hello ');
		// Wait until the editor has selected the block.
		await page.waitForFunction(() => {
			interface Stores {
				select: (store: string) => { getBlockSelectionStart: () => string | null };
			}
			const { data } = (window as unknown as { wp: { data: Stores } }).wp;
			return data.select('core/block-editor').getBlockSelectionStart() !== null;
		});
		await page.keyboard.press('Enter');
		await page.keyboard.type('More');
		await tab.and(page.locator('[aria-selected="false"]')).waitFor();
		await contact.waitFor({ state: 'visible' });
	});

	it('the sidebar of the listing editor shows the block settings once the user opens that tab', async () => {
		const { page, contact, text, tab } = await openEditor();
		await text.click();
		await page.keyboard.type('Hello ');
		await tab.click();
		await contact.waitFor({ state: 'hidden' });
		await text.click();
		await page.keyboard.type('again');
		expect(await tab.getAttribute('aria-selected')).toBe('true');
		expect(await contact.isVisible()).toBe(false);
	});
});
