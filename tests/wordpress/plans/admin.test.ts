import { openAdmin } from '../admin.ts';
import { axe } from '../../browser/axe.ts';
import { runWordPress } from '../../browser/site.ts';
import {
	categoryId,
	keepOrder,
	MARK,
	openScreen,
	plantCategories,
	plantPlans,
	previewSays,
	removePlanted,
	SCREEN,
	storedPlans,
	tabTo,
} from './plan-screen.ts';

jest.setTimeout(180_000);

/** Repeats the request until it returns the expected value. */
async function eventually<Value>(ask: () => Promise<Value>, wanted: Value) {
	let found = await ask();
	for (let tries = 0; tries < 120 && JSON.stringify(found) !== JSON.stringify(wanted); tries++) {
		await new Promise((resolve) => setTimeout(resolve, 500));
		found = await ask();
	}
	expect(found).toEqual(wanted);
}

const titles = async () => (await storedPlans()).map(({ title }) => title);
const statuses = async () => (await storedPlans()).map(({ status }) => status);

afterEach(removePlanted);

it('an owner creates a plan by keyboard, with a preview of its card', async () => {
	const page = await openScreen('&plan=new');
	await tabTo(page, 'Publish', 'Shift+Tab');
	await page.keyboard.press('Enter');
	await page.getByText('Enter a name for the plan.').waitFor();
	expect(
		await page
			.locator('[data-part=title]')
			.evaluate((one) => one === one.ownerDocument.activeElement),
	).toBe(true);
	expect(await storedPlans()).toEqual([]);

	await page.keyboard.type(`${MARK} Gold`);
	await tabTo(page, 'Mark as most popular');
	await page.keyboard.press('Space');
	await page.keyboard.press('Tab');
	await page.keyboard.type('29,5');
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowRight');
	await previewSays(page, `${MARK} Gold`);
	await previewSays(page, '$29.50');
	await previewSays(page, '/ month');
	await tabTo(page, 'Add a line');
	await page.keyboard.press('Enter');
	await page.keyboard.type('Help by telephone');
	await page.keyboard.press('Enter');
	await page.keyboard.type('A mug');
	await previewSays(page, 'A mug');
	await tabTo(page, 'Publish', 'Shift+Tab');
	await page.keyboard.press('Enter');
	await page.getByText('Plan published', { exact: false }).first().waitFor();

	const [plan] = await storedPlans();
	expect(page.url()).toContain(`plan=${plan?.id}`);
	expect(plan).toMatchObject({
		title: 'Gold',
		status: 'publish',
		meta: {
			plan_price: '29.5',
			plan_duration_type: 'monthly',
			plan_hot: 'true',
			plan_package_type: 'Pay Per Listing',
			lp_price_plan_addmore: ['Help by telephone', 'A mug'],
		},
	});
});

it('a new plan offers all features, some included by default and the others hidden on the card', async () => {
	const page = await openScreen('&plan=new');
	const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
	await tick('Photo gallery: included').waitFor();
	const isTicked = (what: string) =>
		Promise.all(
			[`${what}: included`, `${what}: on the card`].map((name) => tick(name).isChecked()),
		);
	expect(await isTicked('Photo gallery')).toEqual([true, true]);
	expect(await isTicked('Video')).toEqual([false, false]);
	for (const older of ['Menu or price list', 'Deals and offers', 'Inquiry form', 'Events'])
		expect(await tick(`${older}: included`).count()).toBe(0);
});

it('an owner moves a plan by keyboard, hears its new position, and keeps the focus', async () => {
	const restore = await keepOrder();
	await plantPlans('One', 'Two', 'Three', 'Four');
	const page = await openScreen();
	const up = page.getByRole('button', { name: `Move “${MARK} Four” up` });
	await up.focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter');
	await page
		.locator('#a11y-speak-assertive', { hasText: `${MARK} Four” is now` })
		.waitFor({ state: 'attached' });
	expect(await up.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
	await eventually(titles, ['One', 'Four', 'Two', 'Three']);
	await restore();
});

it('the preview of a plan keeps its height while a new card loads', async () => {
	const page = await openScreen();
	let answer = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route(/plan-preview/, async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole('button', { name: 'Add plan' }).click();
	const spinner = page.locator('.gz-plan-preview .components-spinner');
	await spinner.waitFor();
	const top = async () => (await page.locator('.gz-plan-preview iframe').boundingBox())!.y;
	const before = await top();
	answer();
	await spinner.waitFor({ state: 'detached' });
	expect(await top()).toBe(before);
});

it('an owner moves a plan by its drag handle', async () => {
	const restore = await keepOrder();
	await plantPlans('One', 'Two');
	const page = await openScreen();
	const row = (title: string) => page.locator('.gz-plan-row', { hasText: `${MARK} ${title}` });
	await row('Two').scrollIntoViewIfNeeded();
	const from = (await row('Two').locator('.gz-grip').boundingBox())!;
	const to = (await row('One').boundingBox())!;
	await page.mouse.move(from.x + 8, from.y + 8);
	await page.mouse.down();
	await page.mouse.move(from.x + 8, to.y + 4, { steps: 5 });
	await page.mouse.up();
	await eventually(titles, ['Two', 'One']);
	await restore();
});

it('the plan screen shows errors at their fields, and saves nothing', async () => {
	await plantPlans('One');
	const page = await openScreen();
	await page.getByRole('button', { name: `${MARK} One`, exact: true }).click();
	await page.getByLabel('Price ($)').fill('a lot');
	await page.getByText('Several listings').click();
	await page.getByText('A fixed number').click();
	await page.getByLabel('Listings', { exact: true }).fill('0');
	await page.getByText('Chosen categories').click();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await page.getByText('3 fields need your attention.').waitFor();
	await page.getByText('Enter the price as a number').waitFor();
	await page.getByText('Enter the number of listings').waitFor();
	await page.getByText('Select at least one category').waitFor();
	expect((await storedPlans())[0]?.meta).toMatchObject({ plan_price: '20' });

	await page.getByRole('button', { name: 'All plans' }).click();
	await page.getByRole('button', { name: 'Keep editing' }).click();
	expect(await page.getByLabel('Price ($)').inputValue()).toBe('a lot');
	await page.goBack();
	await page.getByRole('button', { name: 'Discard changes' }).click();
	await page.waitForSelector('.gz-plan-rows');
});

it('the plan screen finds a category that is not on the first page of results', async () => {
	await plantPlans('One');
	await plantCategories(105);
	const wanted = await categoryId('Category 77');
	const page = await openScreen();
	await page.getByRole('button', { name: `${MARK} One`, exact: true }).click();
	await page.getByText('Chosen categories').click();
	await page.getByRole('searchbox', { name: 'Search categories' }).fill('Category 77');
	const found = page.getByRole('checkbox', { name: `${MARK} Category 77` });
	await found.waitFor();
	await page.locator('.gz-plan-terms small', { hasText: `${MARK} Above` }).waitFor();
	await found.check();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await page.getByText('Plan saved.').first().waitFor();
	expect((await storedPlans())[0]?.meta).toMatchObject({
		plan_usge_for: 'by category',
		lp_selected_cats: [wanted],
	});
	await page.getByRole('button', { name: 'All plans' }).click();
	await page.locator('.gz-plan-row', { hasText: `${MARK} Category 77` }).waitFor();
});

it('an owner duplicates, unpublishes, trashes and restores a plan', async () => {
	await plantPlans('One');
	const page = await openScreen();
	const more = async (deed: string) => {
		await page.getByRole('button', { name: `More actions for “${MARK} One”` }).click();
		await page.getByRole('menuitem', { name: deed }).click();
	};
	await more('Duplicate');
	await eventually(titles, ['One', 'One (copy)']);
	await page.locator('.gz-plan-row', { hasText: '(copy)' }).waitFor();
	await more('Unpublish');
	await eventually(statuses, ['draft', 'draft']);
	await more('Publish');
	await eventually(statuses, ['publish', 'draft']);
	await more('Move to trash');
	await eventually(statuses, ['trash', 'draft']);
	await page.getByRole('button', { name: 'Undo' }).click();
	await eventually(statuses, ['publish', 'draft']);
});

it('users without permission cannot open the plan screen', async () => {
	for (const role of ['editor', 'subscriber']) {
		const name = `plans-${role}`;
		await runWordPress(
			`wp_insert_user(['user_login' => '${name}', 'user_pass' => 'password', 'user_email' => '${name}@site.test', 'role' => '${role}']);`,
		);
		try {
			const admin = await openAdmin(name);
			expect((await admin.get(SCREEN)).status).toBe(403);
			expect(await (await admin.get('/wp-admin/profile.php')).text()).not.toContain(
				'gazetteer-plans',
			);
			const preview = admin.rest('POST', '/gazetteer/v1/plan-preview', { title: 'Gold' });
			await expect(preview).rejects.toThrow('403');
			await expect(admin.rest('GET', '/wp/v2/gazetteer-plans')).rejects.toThrow('403');
		} finally {
			await runWordPress(
				`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user(get_user_by('login', '${name}')->ID);`,
			);
		}
	}
});

it('the plan screen has no axe violations and fits a phone', async () => {
	await plantPlans('One', 'Two');
	const page = await openScreen('', 390);
	expect(await axe(page, '.gz-plans-screen')).toEqual([]);
	await page.getByRole('button', { name: `${MARK} One`, exact: true }).click();
	await previewSays(page, `${MARK} One`);
	expect(await axe(page, '.gz-plans-screen', { iframes: false })).toEqual([]);
	const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
	expect(await page.evaluate(isWide)).toBe(false);
});
