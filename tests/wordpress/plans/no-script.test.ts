import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { removePosts } from '../plugin/posts.ts';
import { siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { unplant, type Planted } from './planted.ts';
import { closeSubmitPage, openSubmitPage, plantPlans, publishScreen } from './shown.ts';

let site: Planted;
let submit = '';

beforeAll(async () => {
	site = await plantPlans();
	submit = await openSubmitPage();
});
afterAll(async () => {
	await removePosts();
	await closeSubmitPage();
	await unplant();
});

const open = async (path: string) => (await visit(path, { javascript: false })).page;

/** The titles of the test's plans on the page. The site has other general plans. */
const shown = async (page: Page) => {
	const titles = await page.locator('.gz-plan-results .gz-plan-title').allInnerTexts();
	return titles.filter((title) => title in site.plans);
};

/** Submits the selection, and waits for the next page. */
const press = (page: Page, answer: RegExp) =>
	Promise.all([
		page.waitForURL(answer),
		page.getByRole('button', { name: 'Show plans' }).click(),
	]);

const kind = (page: Page, name: string) => page.getByRole('link', { name });

describe('plan chooser without JavaScript', () => {
	it('the plan chooser without JavaScript starts with the general plans, and hides controls that do not apply to them', async () => {
		const page = await open(await publishScreen(site));
		expect(await shown(page)).toEqual(['Gate']);
		expect(await page.locator('.gz-plan-categories').isVisible()).toBe(false);
		expect(await kind(page, 'General plans').getAttribute('aria-current')).toBe('true');
		expect(await page.locator('[name="lp_pre_selected_cats"]').count()).toBe(0);
	});

	it('the plan chooser without JavaScript links to the categories, and to a category', async () => {
		const page = await open(await publishScreen(site));
		await kind(page, 'Plans by category').click();
		await page.waitForURL(/plan_kind=exclusive/);
		expect(await shown(page)).toEqual([]);
		expect(await page.locator('.gz-plan-results').innerText()).toBe(
			'Choose a category to see its plans.',
		);
		expect(await page.locator('.gz-plan-period').isVisible()).toBe(false);

		await page.getByRole('radio', { name: 'hotels' }).check();
		await press(page, /plan_category=\d/);
		expect(await shown(page)).toEqual(['Lounge', 'Tower']);
		expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
		expect(await page.locator('.active-category-radio').innerText()).toContain('hotels');
	});

	it('the plan chooser without JavaScript switches between billing periods, and back to the general plans', async () => {
		const path = await publishScreen(site);
		const page = await open(`${path}&plan_category=${site.categories['hotels']}`);
		const { pathname } = new URL(page.url());
		await page.getByRole('radio', { name: 'Annually' }).check();
		await press(page, /plan_period=yearly/);
		expect(await shown(page)).toEqual(['Suite']);
		expect(await page.locator('.gz-plan-results').innerText()).toContain('$8.25 a month');

		await kind(page, 'General plans').click();
		await page.waitForURL(/plan_kind=standard/);
		expect(await shown(page)).toEqual(['Gate']);
		expect(page.url()).not.toContain('plan_category');
		expect(new URL(page.url()).pathname).toBe(pathname);
	});

	it('the plan chooser shows no billing period if all plans are one-time payments', async () => {
		const path = await publishScreen(site);
		const page = await open(`${path}&plan_category=${site.categories['hangars']}`);
		expect(await shown(page)).toEqual(['Bay']);
		expect(await page.locator('.gz-plan-period').isVisible()).toBe(false);
	});

	it('the plan chooser starts with the first category if the owner chose that', async () => {
		const page = await open(await publishScreen(site, { kind: 'exclusive', toggle: false }));
		expect(await shown(page)).toEqual(['Lounge', 'Tower']);
		expect(await page.locator('.gz-plan-kind').count()).toBe(0);
	});

	it.each(['plan_category=999999', 'plan_category[]=1', 'plan_category=-1', 'plan_kind=x'])(
		'the plan chooser shows the default selection for an invalid query: %s',
		async (query) => {
			const page = await open(`${await publishScreen(site)}&${query}&plan_period=weekly`);
			expect(await shown(page)).toEqual(['Gate']);
		},
	);

	it('the plan chooser without JavaScript escapes the query string', async () => {
		const path = await publishScreen(site);
		const html = await (
			await fetch(
				`${siteUrl()}${path}&x=${encodeURIComponent('"><i id=evil>')}&plan_kind="><b`,
			)
		).text();
		expect(html).toContain('name="x" value="&quot;&gt;&lt;i id=evil&gt;"');
		expect(html).not.toContain('<i id=evil>');
	});

	it('the plan chooser without JavaScript sends the chosen plan and its category to the submit page', async () => {
		const path = await publishScreen(site);
		const page = await open(`${path}&plan_category=${site.categories['hotels']}`);
		const [request] = await Promise.all([
			page.waitForRequest((one) => one.method() === 'POST'),
			page.getByRole('button', { name: /: Tower$/ }).click(),
		]);
		expect(request.url()).toBe(siteUrl() + submit);
		expect([...new URLSearchParams(request.postData() ?? '')]).toEqual([
			['plan_id', `${site.plans['Tower']}`],
			['lp_pre_selected_cats', `${site.categories['hotels']}`],
		]);
	});

	it.each([
		['without a category', ''],
		['with a category', 'hotels'],
	])('the plan chooser without JavaScript has no axe violations %s', async (_says, name) => {
		const query = name && `&plan_category=${site.categories[name]}`;
		const { page } = await visit(`${await publishScreen(site)}${query}`, {
			before: (it) => it.route(/gazetteer\/dist\/.*\.js/, (route) => route.abort()),
		});
		expect(await axe(page, '.gz-plans')).toEqual([]);
	});
});
