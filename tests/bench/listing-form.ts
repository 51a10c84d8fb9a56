import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { plainDom } from './contact-page/plain-dom.ts';
import { scriptTime } from './contact-page/script-time.ts';
import { withBrowser } from './contact-page/visit.ts';
import type { Figure } from './figure.ts';
import { keystrokes } from './listing-form/keystrokes.ts';
import { goThrough, onSlowForm, touch, unfold } from './listing-form/visit.ts';
import type { Bench } from './measure.ts';
import { median, spread } from './statistics.ts';

const VISITS = 7;
const DIST = path.resolve(import.meta.dirname, '../../dist');

/**
 * Limits in bytes: until the first touch, and for everything that a form can load. `npm run size`
 * measures the files that the first touch loads.
 */
const BYTES = { load: 6_000, everything: 200_000 };

/**
 * Goals as ratios, with an example. `live`: the sections may take 120 ms to become interactive if
 * two WordPress files take 2.8 ms. `longest`: the longest task may take 50 ms if fifteen plain
 * fields take 4 ms. `key`: a key press may take 2 ms more than without our script.
 */
const GOAL = { live: 43, longest: 12.5, key: 0.5 };

const weight = (files: readonly string[]) =>
	[...new Set(files)].reduce(
		(sum, name) => sum + gzipSync(readFileSync(path.join(DIST, name)), { level: 9 }).length,
		0,
	);

interface Seen {
	readonly bytes: { readonly load: number; readonly everything: number };
	readonly scripted: number;
	readonly longest: number;
	readonly shifted: number;
}

type Observed = { observed: { shifted: number; longest: number } };

const walk = (browser: Browser): Promise<Seen> =>
	onSlowForm(browser, async ({ page, files, scripted }) => {
		await unfold(page);
		await page.evaluate(() => {
			const observed = { shifted: 0, longest: 0 };
			Object.assign(window, { observed });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & {
					value: number;
					hadRecentInput: boolean;
				})[])
					if (!entry.hadRecentInput) observed.shifted += entry.value;
			}).observe({ type: 'layout-shift' });
			new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries())
					observed.longest = Math.max(observed.longest, duration);
			}).observe({ type: 'longtask' });
		});
		const load = weight(files);
		await touch(page);
		await goThrough(page);
		const { shifted, longest } = await page.evaluate(
			() => (window as unknown as Observed).observed,
		);
		return {
			bytes: { load, everything: weight(files) },
			scripted: await scripted(),
			longest,
			shifted,
		};
	});

const size = (name: string, value: number, goal: number): Figure => ({
	name: `listing form, ${name}, gzip`,
	unit: 'B',
	value,
	floor: goal,
	floorIs: 'the goal',
	goal: { atMost: 1 },
});

/**
 * Measures the form for a new listing on a page slowed down four times. Needs a build and Chromium.
 */
export const listingForm: Bench = {
	name: 'listing-form',
	async measure() {
		const figures = await withBrowser(async (browser): Promise<Figure[]> => {
			// Warm up the browser.
			await walk(browser);
			await scriptTime(browser, '/core');
			const seen: Seen[] = [];
			const core: number[] = [];
			for (let visit = 0; visit < VISITS; visit++) {
				seen.push(await walk(browser));
				core.push(await scriptTime(browser, '/core'));
			}
			const bare = await plainDom(browser);
			const without = await keystrokes(browser, false);
			const { bytes } = seen.at(-1)!;
			const fields = 'fifteen bare fields';
			return [
				size('at page load', bytes.load, BYTES.load),
				size('everything used', bytes.everything, BYTES.everything),
				{
					name: 'listing form, own script until every section is live',
					unit: 'ms',
					value: median(seen.map(({ scripted }) => scripted)),
					floor: median(core),
					floorIs: 'hooks and i18n',
					goal: { atMost: GOAL.live },
					spread: spread(core),
				},
				{
					name: 'listing form, longest task',
					unit: 'ms',
					value: median(seen.map(({ longest }) => longest)),
					floor: median(bare),
					floorIs: fields,
					goal: { atMost: GOAL.longest },
					spread: spread(bare),
				},
				{
					name: 'listing form, layout shift',
					unit: '‰',
					value: 1000 * Math.max(...seen.map(({ shifted }) => shifted)),
					floor: 1,
					floorIs: 'allowed',
					goal: { atMost: 1 },
				},
				{
					name: 'listing form, a key beyond what it takes without us',
					unit: 'ms',
					value: median(await keystrokes(browser, true)) - median(without),
					floor: median(bare),
					floorIs: fields,
					goal: { atMost: GOAL.key },
					spread: spread(without),
				},
			];
		});
		return figures ?? [];
	},
};
