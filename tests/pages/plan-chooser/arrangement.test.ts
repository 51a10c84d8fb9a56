import type { Page } from 'playwright-core';
import { ATTACHED } from '../../browser/attached.ts';
import {
	cards,
	carried,
	category,
	found,
	held,
	kind,
	offers,
	openPlans,
	plain,
} from '../../browser/plans/plans.ts';

jest.setTimeout(60_000);

const VERTICAL = 'plans-legacy-vertical.html';
const DROPDOWN = 'plans-legacy-dropdown.html';
const HORIZONTAL = 'plans-legacy-horizontal.html';

const WAYS = [
	['general plans beside an empty area', 'plans-legacy.html', 'vertical_view_9'],
	['general plans beside an area without a look', VERTICAL, 'vertical_view_9'],
	['general plans in the area, and a second one', HORIZONTAL, 'horizontal_view_1'],
].flatMap(([says, path, style]) => ATTACHED.map((given) => [says, path!, style, given] as const));

/** All visible plan titles, anywhere on the page. */
const seen = (page: Page) => page.locator('main h3:visible').allTextContents();
const three = (of: string) => ['Small', 'Middle', 'Large'].map((size) => `${size} ${of}`);
const general = ['Jetty', 'Quay', 'Harbour'];
const generalOffered = (page: Page) => page.locator('main h3', { hasText: 'Jetty' }).waitFor();
const older = (page: Page) => page.evaluate(() => (window as unknown as { older: string[] }).older);

describe.each(WAYS)('plan chooser with %s (%s, %s, %s)', (_says, path, style, given) => {
	it('general plans are replaced by the plans of a category and then of another period', async () => {
		const { page, asked } = await openPlans(path, { given });
		expect(await seen(page)).toEqual(general);
		await kind(page, 'exclusive').click();
		await category(page, 'Cafés').check();
		await offers(page, 'Small 7 monthly');
		expect(await seen(page)).toEqual(three('7 monthly'));
		expect(asked).toHaveLength(1);
		expect(asked[0]).toMatchObject({ currentStyle: style, duration_type: 'monthly' });
		await page.locator('a.switch-fields').click();
		await offers(page, 'Small 7 yearly');
		expect(await seen(page)).toEqual(three('7 yearly'));
		expect(await carried(page)).toEqual(['7', '7', '7']);
		expect(await older(page)).toEqual([]);
	});

	it('general plans disappear while plans of a category load, and return with the other plan type', async () => {
		const waiting = held(found(cards('Renewed')));
		const { page, course } = await openPlans(path, {
			given,
			replies: (asked) =>
				asked['action']!.endsWith('general_plans') ? waiting.reply : plain(asked),
		});
		await kind(page, 'exclusive').click();
		await page.locator('main h3').first().waitFor({ state: 'detached' });
		expect(await seen(page)).toEqual([]);
		await kind(page, 'standard').click();
		await generalOffered(page);
		expect(await seen(page)).toEqual(general);
		waiting.release();
		await offers(page, 'Renewed');
		expect(await seen(page)).toEqual(['Renewed']);
		expect(course()).toEqual(['select_general_plans monthly']);
		await page.locator('.lp-year-side').click();
		await offers(page, 'Small all yearly');
		expect(await seen(page)).toEqual(three('all yearly'));
	});

	it('general plans are restored in their places on unmount', async () => {
		const { page } = await openPlans(path, { given });
		// The markup as served, without our attributes.
		const first = await page.evaluate(async () => {
			const html = await (await fetch(location.href)).text();
			const there = new DOMParser().parseFromString(html, 'text/html');
			return there.querySelector('main')!.innerHTML;
		});
		await kind(page, 'exclusive').click();
		await category(page, 'Cafés').check();
		await offers(page, 'Small 7 monthly');
		const after = await page.evaluate(() => {
			const { Gazetteer } = window as unknown as {
				Gazetteer: { unmount: (element: Element) => void };
			};
			for (const one of document.querySelectorAll('[data-gz-mounted]'))
				Gazetteer.unmount(one);
			return document.querySelector('main')!.innerHTML;
		});
		expect(after).toBe(first);
	});
});

it('general plans stay, dimmed, until the new plans replace them, and are never shown beside them', async () => {
	const waiting = held(found(cards('Waited for'), { switcher: '1' }));
	const { page } = await openPlans(VERTICAL, { replies: () => waiting.reply });
	const bottom = () =>
		page
			.locator('main > p')
			.nth(1)
			.evaluate((it) => (it as HTMLElement).offsetTop);
	const before = await bottom();
	await page.locator('.lp-year-side').evaluate((it: HTMLElement) => it.click());
	await page.locator('.lp_hide_general_plans[aria-busy]').waitFor();
	await page.locator('.gz-plan-skeleton').waitFor();
	expect(await seen(page)).toEqual([]);
	expect(await bottom()).toBeGreaterThanOrEqual(before);
	waiting.release();
	await offers(page, 'Waited for');
	expect(await seen(page)).toEqual(['Waited for']);
	expect(await bottom()).toBeGreaterThanOrEqual(before);
});

it('the plan chooser mounts while its empty area is still far below the general plans', async () => {
	const { page } = await openPlans('plans-legacy-plain.html', { width: 390, height: 400 });
	expect(await page.locator('a.switch-fields').getAttribute('role')).toBe('switch');
});

describe.each(ATTACHED)('plan page with a category dropdown, %s', (given) => {
	const choose = (page: Page, value: string) =>
		page.locator('#category_dropdown').selectOption(value || { index: 0 });

	it('the category dropdown loads plans for the selected category, without a period until one is selected', async () => {
		const { page, asked, course } = await openPlans(DROPDOWN, { given });
		await choose(page, '7');
		await offers(page, 'Small 7 any');
		expect(await seen(page)).toEqual(three('7 any'));
		expect(asked[0]).toMatchObject({ currentStyle: 'vertical_view_7', duration_type: '' });
		await page.getByRole('radio', { name: 'Annually' }).click();
		await offers(page, 'Small 7 yearly');
		await page.getByRole('radio', { name: 'Monthly' }).click();
		await offers(page, 'Small 7 monthly');
		expect(course()).toEqual([
			'select_plan_by_cat 7',
			'filter_pricingplan 7 yearly',
			'filter_pricingplan 7 monthly',
		]);
		expect(await carried(page)).toEqual(['7', '7', '7']);
		expect(await older(page)).toEqual([]);
	});

	it('the plan chooser returns to the general plans when the category dropdown is hidden', async () => {
		const { page } = await openPlans(DROPDOWN, { given });
		await choose(page, '8');
		await offers(page, 'Small 8 any');
		await choose(page, '');
		await generalOffered(page);
		expect(await seen(page)).toEqual(general);
		await page.evaluate(() => history.back());
		await offers(page, 'Small 8 any');
		expect(await page.locator('#category_dropdown').inputValue()).toBe('8');
	});

	it('the category dropdown has a label, and the category of the loaded plans is announced', async () => {
		const { page, spoken } = await openPlans(DROPDOWN, { given });
		await page.getByRole('combobox', { name: 'Category' }).selectOption('8');
		await page.waitForFunction(() =>
			/: 3$/.test(document.querySelector('#gz-announcements')?.textContent ?? ''),
		);
		// On a slow machine, “Loading plans” and the result are announced together.
		expect((await spoken()).join(' ')).toContain('Plans for Chandlers: 3');
	});

	it('the selected period is marked with the class of the theme', async () => {
		const { page } = await openPlans(DROPDOWN, { given });
		const marked = () => page.locator('.active_switch').allTextContents();
		expect(await marked()).toEqual(['Monthly']);
		await page.getByRole('radio', { name: 'Annually' }).click();
		await offers(page, 'Small all yearly');
		expect(await marked()).toEqual(['Annually']);
	});
});
