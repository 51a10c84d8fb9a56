import type { Page } from 'playwright-core';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';

jest.setTimeout(300_000);

const ADMIN = 'admin';
const LISTINGS = 'edit.php?post_type=gazetteer_listing';

/** Matches a word with doubled vowels, which shows that the page uses the longer translation. */
const LONGER = /\b\w*(?:aa|ii|uu|eea|ooa|ooo|eee)\w*/;

const PAGES = [
	'/directory/',
	'/directory/?gz_words=nothing-has-this-word',
	'/listing/zurich-airport-zrh/',
	'/listing/hotel-windsock/',
	'/plans/',
	'/submit/',
	'/my-listings/',
	'/suggest-a-listing/',
	'/contact/',
	'/correct-an-airport/',
];

/** Screens that the menu does not name: the tabs of the settings. */
const TABS = ['directory', 'submission', 'payments', 'bot-check', 'widgets', 'developers'].map(
	(tab) => `options-general.php?page=gazetteer&tab=${tab}`,
);

/** Returns texts of the plugin that their boxes cut off, and reports a page that is wider than the window. */
const cutOff = (page: Page) =>
	page.evaluate(() => {
		const own = '[class*="gz-"], [class*="gazetteer"], #wpbody-content .wrap *';
		const cut = [...document.querySelectorAll<HTMLElement>(own)].filter((element) => {
			const style = getComputedStyle(element);
			const hasText = [...element.childNodes].some(
				(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
			);
			return (
				hasText &&
				element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
				element.clientWidth > 2 &&
				/hidden|clip/.test(style.overflowX) &&
				element.scrollWidth > element.clientWidth + 1
			);
		});
		const wide = document.documentElement.scrollWidth - window.innerWidth;
		return [
			...(wide > 0 ? [`the page is ${wide} pixels wider than the window`] : []),
			...cut.map((element) => `${element.className}: ${element.textContent?.trim()}`),
		];
	});

async function problemsOf(address: string, as?: string): Promise<unknown> {
	const { page, status, context, close } = await visit('/wp-login.php', as ? { as } : {});
	expect(status).toBe(200);
	await context.addCookies([{ name: 'gazetteer_long_texts', value: '1', url: siteUrl() }]);
	const found: Record<string, readonly string[]> = {};
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(address, { waitUntil: 'load' });
		await page.waitForFunction(
			(longer) => new RegExp(longer).test(document.body.innerText),
			LONGER.source,
		);
		const problems = await cutOff(page);
		if (problems.length) found[width] = problems;
	}
	await close();
	return found;
}

/** All screens in the menu of the plugin. The block editor is not one of them: WordPress lays it out. */
async function menu(): Promise<string[]> {
	const { page, close } = await visit(`/wp-admin/${LISTINGS}`, { as: ADMIN });
	const links = await page
		.locator('#adminmenu a[href*="gazetteer"]')
		.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
	await close();
	return [...new Set([...links, ...TABS])].filter((link) => !link.startsWith('post-new.php'));
}

describe('translation that is 40 % longer than the English texts', () => {
	it('the test translation lengthens texts and keeps their placeholders', async () => {
		const texts = await runWordPress(
			`$_COOKIE['gazetteer_long_texts'] = '1'; require WPMU_PLUGIN_DIR . '/gazetteer-test-longer.php';
			echo __('Save %1$s <a href="#">now</a>', 'gazetteer');`,
		);
		expect(texts).toBe('Saavee %1$s <a href="#">noow</a>');
	});

	it.each(PAGES)(
		'a longer translation fits the page %s, on desktop and phone',
		async (address) => {
			expect(await problemsOf(address)).toEqual({});
		},
	);

	it('a longer translation fits every admin screen, on desktop and phone', async () => {
		const found: Record<string, unknown> = {};
		for (const screen of await menu()) {
			const problems = await problemsOf(`/wp-admin/${screen}`, ADMIN);
			if (Object.keys(problems as object).length) found[screen] = problems;
		}
		expect(found).toEqual({});
	});
});
