import type { Page } from 'playwright-core';
import { changedHtml } from '../../browser/changed-html.ts';
import { openForm } from '../../browser/listing-form/form.ts';
import { pictureFile } from '../../browser/listing-form/submission.ts';

jest.setTimeout(60_000);

/**
 * FilePond does not load under a policy that forbids libraries to parse markup, so remove the
 * policy.
 */
const withoutPolicy = changedHtml([['http-equiv="Content-Security-Policy"', 'name="policy"']]);

const openCounted = () =>
	openForm('listing-own.html', {
		before: async (page) => {
			await withoutPolicy(page);
			await countWork(page);
		},
	});

type Counted = { counted: Record<string, number> };

/** Counts the timers and frames that the page requests. */
const countWork = (page: Page) =>
	page.addInitScript(() => {
		const counted: Record<string, number> = {};
		Object.assign(window, { counted });
		for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval'] as const) {
			const own = window[name] as (...given: unknown[]) => number;
			Object.assign(window, {
				[name]: (...given: unknown[]) => {
					counted[name] = (counted[name] ?? 0) + 1;
					return own(...given);
				},
			});
		}
	});

/** How long the test observes the idle page, in milliseconds. */
const REST = 1500;

/** The timers and frames that the page requests while the visitor does nothing. */
async function workAtRest(page: Page): Promise<Record<string, number>> {
	const read = () => page.evaluate(() => ({ ...(window as unknown as Counted).counted }));
	const before = await read();
	await page.waitForTimeout(REST);
	const after = await read();
	const more = Object.entries(after).map(
		([name, count]) => [name, count - (before[name] ?? 0)] as const,
	);
	return Object.fromEntries(more.filter(([, count]) => count > 0));
}

/** Measures again until the page is idle. */
async function restOf(page: Page): Promise<Record<string, number>> {
	let work = await workAtRest(page);
	for (let again = 0; again < 8 && Object.keys(work).length; again += 1) {
		work = await workAtRest(page);
	}
	return work;
}

async function scrollThrough(page: Page): Promise<void> {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (let from = 0; from < height; from += 400) {
		await page.evaluate((top) => scrollTo(0, top), from);
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
	}
	await page.locator('.lplistgallery .gz-pond').waitFor();
	await page.waitForLoadState('networkidle');
}

const MOST_FILES = 14;

describe('listing form while the visitor does nothing', () => {
	it('an idle listing form schedules no animation frames or timers, before and after a photo was selected', async () => {
		const { page } = await openCounted();
		expect(await restOf(page)).toEqual({});
		await scrollThrough(page);
		expect(await restOf(page)).toEqual({});
		await page.locator('.lplistgallery .gz-pond input').setInputFiles(pictureFile('a.png'));
		await page.locator('.gz-photos li').waitFor();
		expect(await restOf(page)).toEqual({});
	});

	it('the listing form lets FilePond draw again after a pause, and becomes idle again', async () => {
		const { page } = await openCounted();
		await scrollThrough(page);
		expect(await restOf(page)).toEqual({});
		const frames = () =>
			page.evaluate(() => (window as unknown as Counted).counted['requestAnimationFrame']);
		const before = await frames();
		await page.locator('.lplistgallery .gz-pond input').focus();
		await page.waitForFunction(
			(count) => (window as unknown as Counted).counted['requestAnimationFrame']! > count + 5,
			before ?? 0,
		);
		expect(await restOf(page)).toEqual({});
	});

	it('the listing form fetches at most 14 scripts when the visitor scrolls through the whole form', async () => {
		const { page, requests } = await openForm('listing-own.html', { before: withoutPolicy });
		await scrollThrough(page);
		await page.locator('.lplistgallery .gz-pond input').setInputFiles(pictureFile('a.png'));
		await page.locator('.gz-photos li').waitFor();
		const scripts = new Set(requests.filter((path) => path.endsWith('.js')));
		expect(scripts.size).toBeLessThanOrEqual(MOST_FILES);
	});
});
