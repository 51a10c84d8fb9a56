import type { Browser, Page } from 'playwright-core';
import { changedHtml } from '../../browser/changed-html.ts';
import { openStaticSite } from '../../run/static-site.ts';

const SLOWER = 4;
const MAP = { tiles: '/pages/images/tile.svg?{z}{x}{y}' };
const PLACES = { provider: 'data', places: [] };
const PLACE_TITLE = 'id="gz-section-place">Address and location</h2>';

const attribute = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;');

export interface SlowForm {
	readonly page: Page;
	/** The requested files of the build, in order. */
	readonly files: readonly string[];
	/** The script milliseconds since the request, as counted by the browser. */
	readonly scripted: () => Promise<number>;
}

/** Runs `work` on the form for a new listing with all sections in use, on a page as slow as a cheap phone. */
export async function onSlowForm<Result>(
	browser: Browser,
	work: (form: SlowForm) => Promise<Result>,
	{ isOurs = true } = {},
): Promise<Result> {
	const site = await openStaticSite('dist');
	const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
	try {
		const page = await context.newPage();
		const files: string[] = [];
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			if (pathname.startsWith('/dist/')) files.push(pathname.slice('/dist/'.length));
		});
		// The TypeScript runner adds calls of `__name`, which does not exist in the page.
		await page.addInitScript('globalThis.__name = (it) => it');
		if (!isOurs) await page.route(/\/dist\//, (route) => route.abort());
		await page.route(/admin-ajax\.php/, (route) => route.fulfill({ body: '0' }));
		await changedHtml([
			[
				'<form id="lp-submit-form"',
				`<form id="lp-submit-form" data-gazetteer-map="${attribute(MAP)}" data-gazetteer-places="${attribute(PLACES)}"`,
			],
			[
				PLACE_TITLE,
				`${PLACE_TITLE}<div class="gz-map-part gz-map-coming"><div id="lp_listing_map" style="block-size: 18rem"></div></div>`,
			],
		])(page);
		const devtools = await context.newCDPSession(page);
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		await devtools.send('Performance.enable');
		await page.goto(`${site.url}/pages/listing-own.html`, { waitUntil: 'networkidle' });
		return await work({
			page,
			files,
			scripted: async () => {
				const { metrics } = await devtools.send('Performance.getMetrics');
				return 1000 * metrics.find(({ name }) => name === 'ScriptDuration')!.value;
			},
		});
	} finally {
		await context.close();
		site.close();
	}
}

/** Moves the pointer over the form, and waits until its sections are loaded. */
export async function touch(page: Page): Promise<void> {
	await page.locator('[data-gz-mounted]').first().waitFor({ state: 'attached' });
	await page.locator('#lptitle').hover();
	await page.waitForLoadState('networkidle');
	await page.locator('.gz-needed').waitFor({ state: 'attached' });
}

/** Expands the collapsed sections of the form before any field is filled in. */
export const unfold = (page: Page) =>
	page.evaluate(async () => {
		for (const folded of document.querySelectorAll('details')) folded.open = true;
		await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
	});

/**
 * Goes through the form from start to end. This function runs completely in the page, because the
 * measurement would also count scripts of the test driver.
 */
export async function goThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const bottom = () => document.documentElement.scrollHeight - innerHeight;
		for (let top = 0; top < bottom(); top += 400) {
			scrollTo(0, top);
			await new Promise((done) => setTimeout(done, 100));
		}
	});
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(500);
}
