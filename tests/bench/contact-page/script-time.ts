import type { Browser } from 'playwright-core';
import type { Path } from './markup.ts';
import { onSlowPage } from './visit.ts';

/** The properties of a trace event that we read. Times are in microseconds; `tdur` is thread time. */
interface Traced {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	ts: number;
	dur?: number;
	tdur?: number;
}

const WORK =
	/^(v8\.(compileModule|evaluateModule|callFunction)|EvaluateScript|FunctionCall|RunMicrotasks)$/;

/** The events that are not inside of another event of the same thread. */
function outermost(events: readonly Traced[]): Traced[] {
	const ends = new Map<string, number>();
	return events
		.filter(({ name, ph }) => ph === 'X' && WORK.test(name))
		.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
		.filter(({ pid, tid, ts, dur = 0 }) => {
			const thread = `${pid} ${tid}`;
			if (ts < (ends.get(thread) ?? 0)) return false;
			ends.set(thread, ts + dur);
			return true;
		});
}

/** The milliseconds of script time until the slowed-down page is idle, as counted by the browser. */
export const scriptTime = (browser: Browser, path: Path): Promise<number> =>
	onSlowPage(browser, async (page, open) => {
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('Performance.enable');
		await open(path);
		const { metrics } = await devtools.send('Performance.getMetrics');
		return 1000 * metrics.find(({ name }) => name === 'ScriptDuration')!.value;
	});

/** The milliseconds of the page’s longest task. Recording the trace itself takes some of them. */
export const longestStretch = (browser: Browser, path: Path): Promise<number> =>
	onSlowPage(browser, async (page, open) => {
		await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] });
		await open(path);
		const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
			traceEvents: Traced[];
		};
		return Math.max(0, ...outermost(traceEvents).map(({ tdur = 0 }) => tdur / 1000));
	});
