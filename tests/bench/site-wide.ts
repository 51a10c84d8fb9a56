import { withBrowser } from './contact-page/visit.ts';
import type { Figure } from './figure.ts';
import type { Bench } from './measure.ts';
import { visit, type Cost } from './site-wide/visit.ts';
import { median, spread } from './statistics.ts';

const VISITS = 9;

const WIDGETS = 6;

/**
 * Goals relative to a blank page with text and one stylesheet. The page with the widgets has two
 * more requests and 0.8 kB for a background image and the stylesheet. Counts have a small margin,
 * times a larger one.
 */
const GOAL = {
	bytes: { load: 5.75, used: 7.5 },
	requests: { load: 4.5, used: 7.5 },
	script: 5,
	thread: 2.5,
	listeners: 13,
};

const BLANK = 'the page without them';

/** Compares a page with all six site-wide widgets with the same page without them. Needs a build and Chromium. */
export const siteWide: Bench = {
	name: 'site-wide',
	async measure() {
		const figures = await withBrowser(async (browser) => {
			const costs = { all: [] as Cost[], blank: [] as Cost[], core: [] as Cost[] };
			const used = { all: [] as Cost[], blank: [] as Cost[], core: [] as Cost[] };
			// Warm up the browser.
			await visit(browser, 'all');
			for (let round = 0; round < VISITS; round++) {
				for (const variant of ['all', 'blank', 'core'] as const) {
					const [atLoad, later] = await visit(browser, variant);
					costs[variant].push(atLoad);
					used[variant].push(later);
				}
			}
			const of = (visits: readonly Cost[], what: keyof Cost) => visits.map((it) => it[what]);
			const count = (
				name: string,
				what: keyof Cost,
				[ours, floor]: readonly [readonly Cost[], readonly Cost[]],
				atMost: number,
				unit = '',
			): Figure => ({
				name: `site-wide widgets, ${name}`,
				unit,
				value: median(of(ours, what)),
				floor: median(of(floor, what)),
				floorIs: BLANK,
				goal: { atMost },
			});
			const time = (
				name: string,
				what: keyof Cost,
				floor: readonly Cost[],
				floorIs: string,
				atMost: number,
			): Figure => ({
				...count(name, what, [costs.all, floor], atMost, 'ms'),
				floorIs,
				spread: spread(of(floor, what)),
			});
			const load = [costs.all, costs.blank] as const;
			const later = [used.all, used.blank] as const;
			return [
				count('bytes at load, gzip', 'bytes', load, GOAL.bytes.load, 'B'),
				count('bytes once all were used, gzip', 'bytes', later, GOAL.bytes.used, 'B'),
				count('requests at load', 'requests', load, GOAL.requests.load),
				count('requests once all were used', 'requests', later, GOAL.requests.used),
				count('layout shift', 'shift', later, 1),
				time('script until idle', 'script', costs.core, 'hooks and i18n', GOAL.script),
				time('work of the page until idle', 'thread', costs.blank, BLANK, GOAL.thread),
				{
					...count('listeners once all were used', 'listeners', later, GOAL.listeners),
					floor: WIDGETS,
					floorIs: 'one for each',
				},
			];
		});
		return figures ?? [];
	},
};
