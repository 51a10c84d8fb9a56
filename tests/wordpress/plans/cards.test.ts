import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { removePosts } from '../plugin/posts.ts';
import { wear, wearClassicTheme, wornTheme } from '../plugin/themes.ts';
import { runWordPress, siteFolder } from '../../browser/site.ts';
import { visit, type VisitOptions } from '../../browser/visitor.ts';
import { unplant, type Planted } from './planted.ts';
import { closeSubmitPage, openSubmitPage, plantPlans, publishScreen } from './shown.ts';

const LOOKS = [
	['row', 'horizontal_view_1'],
	['band', 'horizontal_view_2'],
	['slim', 'vertical_view_7'],
	['card', 'vertical_view_1'],
	['head', 'vertical_view_2'],
	['joined', 'vertical_view_3'],
	['price', 'vertical_view_4'],
	['table', 'vertical_view_8'],
	['claim', 'claim_plans'],
] as const;

let site: Planted;

beforeAll(async () => {
	site = await plantPlans();
	await openSubmitPage();
});
afterAll(async () => {
	await removePosts();
	await closeSubmitPage();
	await unplant();
});

/** The two monthly plans, the second of them highlighted, in one style. */
const look = async (style: string, options: VisitOptions = {}): Promise<Page> => {
	const screen = await publishScreen(site, { style });
	return (await visit(`${screen}&plan_category=${site.categories['hotels']}`, options)).page;
};

const boxes = (page: Page, selector: string) =>
	page
		.locator(`.gz-plan-results ${selector}`)
		.evaluateAll((found) =>
			found.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
		);

const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe.each(LOOKS)('plan cards in the style “%s”', (name, style) => {
	let page: Page;
	beforeAll(async () => {
		page = await look(style);
	});
	afterAll(() => page.close());

	it('plan cards show the price, the most popular plan and a button', async () => {
		expect(await page.locator(`.gz-plan-style-${name} .gz-plan`).count()).toBe(2);
		const words = await page.locator('.gz-plan-results').innerText();
		expect(words).toContain('Most popular');
		expect(words).toMatch(/\$9\.90\s+\/ month/);
		expect(await page.getByRole('button', { name: /: Lounge$/ }).isEnabled()).toBe(true);
		expect(await page.locator('[name="lp_pre_selected_cats"]').count()).toBe(2);
	});

	it.each([
		['light', {}],
		['dark', { colorScheme: 'dark' }],
		['forced', { forcedColors: 'active' }],
	] as const)('plan cards have no axe violations in %s colors', async (_colours, media) => {
		await page.emulateMedia(media);
		expect(await axe(page, '.gz-plan-results')).toEqual([]);
		await page.emulateMedia({ colorScheme: null, forcedColors: null });
	});

	it.each(['ltr', 'rtl'])(
		'plan cards fit a window of 320 pixels in direction %s',
		async (direction) => {
			await page.setViewportSize({ width: 320, height: 640 });
			await page.evaluate(
				(dir) => document.documentElement.setAttribute('dir', dir),
				direction,
			);
			expect(await overflow(page)).toBeLessThanOrEqual(0);
			for (const { height } of await boxes(page, '.gz-plan-button')) {
				expect(height).toBeGreaterThanOrEqual(44);
			}
		},
	);
});

describe('vertical plan cards', () => {
	it('vertical plan cards are in one row with equal heights, and their buttons are aligned', async () => {
		const page = await look('vertical_view_1');
		const [one, other] = await boxes(page, '.gz-plan');
		expect(other?.left).toBeGreaterThanOrEqual(one?.right ?? 0);
		expect(other?.height).toBeCloseTo(one?.height ?? 0, 0);
		const [button, next] = await boxes(page, '.gz-plan-button');
		expect(next?.top).toBeCloseTo(button?.top ?? 0, 0);
	});

	it('vertical plan cards start on the right in right-to-left languages', async () => {
		const page = await look('vertical_view_1');
		await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
		const [one, other] = await boxes(page, '.gz-plan');
		expect(one?.left).toBeGreaterThanOrEqual(other?.right ?? 0);
	});

	it('vertical plan cards form one column in a narrow container, regardless of the window', async () => {
		const page = await look('vertical_view_1');
		await page.locator('.gz-plans').evaluate((it) => (it.style.maxWidth = '300px'));
		const [one, other] = await boxes(page, '.gz-plan');
		expect(other?.top).toBeGreaterThanOrEqual(one?.bottom ?? 0);
	});

	it('vertical plan cards are printed in full, without their buttons', async () => {
		const page = await look('vertical_view_1');
		await page.emulateMedia({ media: 'print' });
		expect(await page.locator('.gz-plan-button').first().isVisible()).toBe(false);
		expect(await page.locator('.gz-plan-title').first().isVisible()).toBe(true);
	});
});

it('a comparison table of plans keeps its row headers visible', async () => {
	const page = await look('vertical_view_8', { width: 320 });
	const [before] = await boxes(page, 'tbody th');
	await page.locator('.gz-plan-scroll').evaluate((it) => (it.scrollLeft = 100));
	const [after] = await boxes(page, 'tbody th');
	expect(after?.left).toBe(before?.left);
});

it('the features of a plan open by keyboard', async () => {
	const page = await look('vertical_view_7');
	const inside = page.locator('.gz-plan-features').first();
	expect(await inside.isVisible()).toBe(false);
	await page.locator('summary').first().press('Enter');
	expect(await inside.isVisible()).toBe(true);
});

describe('plan card templates in a theme', () => {
	let before = '';
	let folder = '';
	beforeAll(async () => {
		before = await wornTheme();
		await wearClassicTheme();
		folder = path.join(
			siteFolder(),
			'wp-content/themes',
			await runWordPress('echo get_stylesheet();'),
			'gazetteer/plans',
		);
		mkdirSync(path.join(folder, 'parts'), { recursive: true });
	});
	afterAll(async () => {
		rmSync(folder, { recursive: true, force: true });
		await wear(before);
	});

	it('a theme can override a part of the plan card', async () => {
		writeFileSync(
			path.join(folder, 'parts/price.php'),
			'<?php echo "<p class=\\"own-price\\">Ours: ", esc_html($card->price), "</p>";',
		);
		const page = await look('vertical_view_1');
		expect(await page.locator('.own-price').allInnerTexts()).toEqual([
			'Ours: $9.90',
			'Ours: $19',
		]);
		rmSync(path.join(folder, 'parts/price.php'));
	});

	it('a theme can override a whole style of plan cards', async () => {
		writeFileSync(
			path.join(folder, 'card.php'),
			'<?php foreach ($cards as $card) { echo "<article class=\\"own\\">", esc_html($card->title), $part("buy", $card), "</article>"; }',
		);
		const page = await look('vertical_view_1');
		expect(await page.locator('.gz-plan-style-card > .own').count()).toBe(2);
		expect(await page.locator('.own [name="plan_id"]').count()).toBe(2);
	});
});
