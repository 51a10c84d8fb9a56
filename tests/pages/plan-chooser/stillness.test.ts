import type { Page } from 'playwright-core';
import { recordShifts, shifted, watchShifts } from '../../browser/shifts.ts';
import { visit } from '../../browser/visitor.ts';
import {
	cards,
	category,
	found,
	held,
	kind,
	offers,
	openPlans,
} from '../../browser/plans/plans.ts';

jest.setTimeout(60_000);

/** The distance between the last control and the plans. */
const gap = async (page: Page, expected: number) =>
	expect(
		await page.evaluate(() => {
			const at = (name: string) => document.querySelector(name)!.getBoundingClientRect();
			return Math.round(at('.gz-plan-results').top - at('.gz-plan-period').bottom);
		}),
	).toBe(expected);

/** Returns the URL of the plan chooser’s stylesheet. A WordPress page links it beside the markup. */
const sheetOfChooser = async (page: Page) => {
	const files = Object.values(
		(await (await page.request.get('/dist/manifest.json')).json()) as Record<string, unknown>,
	);
	return /plan-chooser-[\w-]+\.css/.exec(JSON.stringify(files))![0].replace(/^/, '/dist/');
};

it.each([
	['three plans and a period switch', cards('Small', 'Middle', 'Large'), '1', 1280, 800],
	['three plans and no period switch', cards('Small', 'Middle', 'Large'), '0', 1280, 800],
	['a message', 'No plan is on offer here.', '0', 1280, 800],
	[
		'three plans and a period switch on a phone',
		cards('Small', 'Middle', 'Large'),
		'1',
		390,
		844,
	],
])(
	'the first plan category on a slow server causes almost no layout shift: %s',
	async (_says, html, switcher, width, height) => {
		const waiting = held(found(html, { switcher }));
		const { page } = await openPlans('plans-own.html?plan_kind=exclusive', {
			width,
			height,
			replies: () => waiting.reply,
			// Draws the page without plans, so their height is unknown.
			before: (fresh) =>
				fresh.route(/plans-own/, async (route) => {
					const answer = await route.fetch();
					const body = (await answer.text())
						.replace('lp_plans_switcher_btn isactive', 'lp_plans_switcher_btn')
						.replace(
							'lp_plans_switcher_btn" data-val="exclusive',
							'lp_plans_switcher_btn isactive" data-val="exclusive',
						)
						.replace('gz-plan-period lpmonthyearswitcher"', '$& hidden')
						.replace(
							/(<div class="gz-plan-results[^>]*>).*(?=<\/div>)/,
							'$1<p class="gz-plan-none">Choose a category to see its plans.</p>',
						);
					await route.fulfill({ response: answer, body });
				}),
		});
		await category(page, 'Cafés').check();
		await page.locator('.gz-plan-skeleton').waitFor();
		await watchShifts(page);
		waiting.release();
		await page.locator('.gz-plan-skeleton').waitFor({ state: 'detached' });
		const { sum, of } = await shifted(page);
		expect(sum > 0.02 ? of : []).toEqual([]);
		// The row of a hidden switch must leave no gap above the plans.
		const row = page.locator('.gz-plan-period');
		expect(await row.evaluate((it) => it.getClientRects().length > 0)).toBe(switcher === '1');
	},
);

it('selected category pills are as wide as the others', async () => {
	const { page } = await openPlans('plans-own.html');
	const widths = () =>
		page
			.locator('.gz-plan-kind a, .gz-plan-category')
			.evaluateAll((all) => all.map((one) => Math.round((one as HTMLElement).offsetWidth)));
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').waitFor();
	const before = await widths();
	await category(page, 'Chandlers').check();
	await offers(page, 'Small 8 monthly');
	expect(await widths()).toEqual(before);
});

it('arrow keys through the plan categories add one history entry and at most two requests', async () => {
	const { page, course } = await openPlans('plans-own.html', {
		before: (fresh) => fresh.clock.install(),
	});
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').focus();
	const length = () => page.evaluate(() => history.length);
	const before = await length();
	// The clock is frozen between the keys, so that a slow machine does not matter.
	await page.clock.pauseAt(Date.now() + 3_600_000);
	for (let key = 0; key < 5; key++) await page.keyboard.press('ArrowDown');
	await page.clock.runFor(1_000);
	await page.clock.resume();
	await offers(page, 'Small 9 monthly');
	expect(course()).toEqual(['select_plan_by_cat 8 monthly', 'select_plan_by_cat 9 monthly']);
	expect((await length()) - before).toBe(1);
	await page.evaluate(() => history.back());
	await page.locator('.gz-plan-results h3').first().waitFor({ state: 'detached' });
	expect(await page.locator('.lp-slected-plan-cat:checked').count()).toBe(0);
});

it('the submit button of the plan chooser stays if script files are blocked while scripting is enabled', async () => {
	const { page } = await visit('/pages/plans-own.html', {
		before: (fresh) => fresh.route(/\.js$/, (route) => route.abort()),
	});
	await page.addStyleTag({ url: await sheetOfChooser(page) });
	const button = page.getByRole('button', { name: 'Show plans' });
	expect(await button.evaluate((it) => getComputedStyle(it).clipPath)).toBe('none');
	await button.click();
	await page.waitForURL(/plan_period=monthly/);
});

it('the submit button of the plan chooser disappears on mount without a layout shift or a gap', async () => {
	const { page, shifts } = await openPlans('plans-own.html');
	expect(await page.locator('.gz-plan-show').isVisible()).toBe(false);
	expect(await shifts()).toBe(0);
	await gap(page, 32);
});

it('the submit button of the plan chooser fills the gap above the plans while the script loads, and disappears without a shift', async () => {
	const release: (() => void)[] = [];
	const { page } = await visit('/pages/plans-own.html', {
		before: async (fresh) => {
			await recordShifts(fresh);
			await fresh.route(/\.js$/, async (route) => {
				await new Promise<void>((go) => release.push(go));
				await route.continue();
			});
			await fresh.route(/plans-own/, async (route) => {
				const answer = await route.fetch();
				const body = (await answer.text()).replace('lp_cats_on_plan_wrap"', '$& hidden');
				await route.fulfill({ response: answer, body });
			});
		},
		waitUntil: 'commit',
	});
	await page.locator('main p').last().waitFor();
	await page.addStyleTag({ url: await sheetOfChooser(page) });
	await page.getByRole('button', { name: 'Show plans' }).waitFor();
	await gap(page, 32);
	await watchShifts(page);
	release.forEach((go) => go());
	const more = setInterval(() => release.forEach((go) => go()), 50);
	await page.locator('[data-gz-mounted]').waitFor({ state: 'attached' });
	clearInterval(more);
	expect(await page.locator('.gz-plan-show').isVisible()).toBe(false);
	expect((await shifted(page)).of).toEqual([]);
});

it.each([320, 390])(
	'both periods of the plan chooser are side by side at %d px, with the saving',
	async (width) => {
		const { page } = await openPlans('plans-own.html', {
			width,
			before: (fresh) =>
				fresh.route(/plans-own/, async (route) => {
					const answer = await route.fetch();
					const saving = ' Annually <span class="gz-plan-saving">save 20 %</span>';
					const body = (await answer.text()).replace(' Annually', saving);
					await route.fulfill({ response: answer, body });
				}),
		});
		const tops = await page
			.locator('.gz-plan-period label')
			.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
		expect(tops[1]).toBe(tops[0]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	},
);
