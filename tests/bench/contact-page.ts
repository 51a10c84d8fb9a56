import { changeToTip } from './contact-page/change-to-tip.ts';
import { plainDom } from './contact-page/plain-dom.ts';
import { scriptTime, type Spent } from './contact-page/script-time.ts';
import { withBrowser } from './contact-page/visit.ts';
import type { Figure } from './figure.ts';
import type { Bench } from './measure.ts';
import { median, spread } from './statistics.ts';

const VISITS = 7;

const percentile95 = (values: readonly number[]) =>
	[...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!;

/** Six, fifty and five milliseconds where fifteen bare fields take four. */
const GOAL = { total: 1.5, longest: 12.5, change: 1.25 };

const time = (name: string, value: number, atMost: number, floor: readonly number[]): Figure => ({
	name: `contact page, ${name}`,
	unit: 'ms',
	value,
	floor: median(floor),
	floorIs: 'fifteen bare fields',
	goal: { atMost },
	spread: spread(floor),
});

/** One form of fifteen fields and thirty rules on a page slowed four times. Needs a build, and a Chromium. */
export const contactPage: Bench = {
	name: 'contact-page',
	async measure() {
		const figures = await withBrowser(async (browser) => {
			// The first visit warms the browser up.
			await scriptTime(browser, '/with');
			const visits = [];
			const bare = [];
			for (let visit = 0; visit < VISITS; visit++) {
				visits.push(await scriptTime(browser, '/with'));
				bare.push(await scriptTime(browser, '/without'));
			}
			const changes = await changeToTip(browser);
			const floor = await plainDom(browser);
			const totals = (spent: readonly Spent[]) => median(spent.map(({ total }) => total));
			const total = totals(visits) - totals(bare);
			const longest = median(visits.map((visit) => visit.longest));
			return [
				time('own script until idle', total, GOAL.total, floor),
				time('longest stretch of it', longest, GOAL.longest, floor),
				time('change to tip, p95', percentile95(changes), GOAL.change, floor),
			];
		});
		return figures ?? [];
	},
};
