import { runWordPress } from '../../browser/site.ts';
import { makeListing, makeOwner, told, visitAs } from './owners.ts';

let owner = 0;

const picture = (title: string) =>
	told<number>(
		`get_posts(['post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image', 'numberposts' => 1, 'fields' => 'ids'])[0] + 0 * strlen('${title}')`,
	);

beforeAll(async () => {
	owner = await makeOwner('looks');
	const photo = await picture('Gallery Inn');
	await makeListing('Gallery Inn', owner, { status: 'publish', gallery: [photo] });
	const plain = await makeListing('Plain Inn', owner, { status: 'publish' });
	await runWordPress(`
		$plan = wp_insert_post(['post_type' => 'gazetteer_plan', 'post_status' => 'publish', 'post_title' => 'Premium with a rather long name', 'meta_input' => ['plan_price' => '10']]);
		$order = Gazetteer\\Plugin::get(Gazetteer\\Plans\\Orders\\Orders::class)->purchase()->begin(Gazetteer\\Plugin::get(Gazetteer\\Plans\\Domain\\PlanRepository::class)->find($plan), ${plain}, ${owner}, time());`);
});

describe('appearance of My listings', () => {
	it('My listings shows the first gallery photo of a listing without a featured image', async () => {
		const { page } = await visitAs('looks', '/my-listings/');
		const image = page.locator('.gz-own', { hasText: 'Gallery Inn' }).locator('img');
		await image.waitFor({ state: 'visible' });
		expect((await image.boundingBox())!.width).toBeGreaterThanOrEqual(60);
	});

	it('My listings shows the initials of a listing without photos', async () => {
		const { page } = await visitAs('looks', '/my-listings/');
		const frame = page.locator('.gz-own', { hasText: 'Plain Inn' }).locator('.gz-own-frame');
		expect(await frame.innerText()).toBe('PI');
		const ground = await frame
			.locator('span')
			.evaluate((blank) => getComputedStyle(blank).backgroundImage);
		expect(ground).toContain('gradient');
	});

	it.each([320, 390, 1280])(
		'My listings shows every column of an order at %i pixels',
		async (width) => {
			const { page } = await visitAs('looks', '/my-listings/', { width });
			const cells = page.locator('.gz-own-orders tbody :is(th, td)');
			expect(await cells.count()).toBe(5);
			for (const cell of await cells.all()) {
				const box = (await cell.boundingBox())!;
				expect(box.width).toBeGreaterThan(0);
				expect(box.x).toBeGreaterThanOrEqual(0);
				expect(box.x + box.width).toBeLessThanOrEqual(width);
			}
			const table = page.locator('.gz-own-table');
			expect(
				await table.evaluate((one) => one.scrollWidth - one.clientWidth),
			).toBeLessThanOrEqual(0);
			expect(await page.getByText('$10', { exact: true }).isVisible()).toBe(true);
			// If the table headers are hidden, each value has its own label.
			const labels = await cells.evaluateAll((all) =>
				all.map((cell) => getComputedStyle(cell, '::before').content),
			);
			expect(labels.filter((label) => /Plan|Price/.test(label))).toHaveLength(
				width < 600 ? 2 : 0,
			);
		},
	);

	it('My listings shows how to pay an order below its status, not below the label, at 390 pixels', async () => {
		const { page } = await visitAs('looks', '/my-listings/', { width: 390 });
		const cell = page.locator('.gz-own-orders td', { has: page.locator('details') });
		const label = await cell.evaluate((one) =>
			parseFloat(getComputedStyle(one).gridTemplateColumns),
		);
		const box = (await cell.boundingBox())!;
		const pay = (await cell.locator('details').boundingBox())!;
		expect(pay.x).toBeGreaterThanOrEqual(box.x + label);
		expect(pay.width).toBeGreaterThan(150);
	});

	it('My listings shows “Delete” with a lighter font than “Edit”', async () => {
		const { page } = await visitAs('looks', '/my-listings/');
		const row = page.locator('.gz-own', { hasText: 'Plain Inn' });
		const weight = (name: RegExp) =>
			row
				.getByRole('link', { name })
				.evaluate((link) => Number(getComputedStyle(link).fontWeight));
		expect(await weight(/^Delete/)).toBeLessThan(await weight(/^Edit/));
	});
});
