import type { Browser } from 'playwright-core';
import type { Path } from './markup.ts';
import { onSlowPage } from './visit.ts';

/** What is read of one entry of the browser's trace; times in microseconds, `tdur` of the thread itself. */
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

/** Those that lie in no other of the same thread. */
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

/** Milliseconds that scripts took on a slowed page, from its beginning until it is quiet, as the browser counts them. */
export const scriptTime = (browser: Browser, path: Path): Promise<number> =>
	onSlowPage(browser, async (page, open) => {
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('Performance.enable');
		await open(path);
		const { metrics } = await devtools.send('Performance.getMetrics');
		return 1000 * metrics.find(({ name }) => name === 'ScriptDuration')!.value;
	});

/** The longest of it in one piece. The trace that tells has a price of its own. */
export const longestStretch = (browser: Browser, path: Path): Promise<number> =>
	onSlowPage(browser, async (page, open) => {
		await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] });
		await open(path);
		const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
			traceEvents: Traced[];
		};
		return Math.max(0, ...outermost(traceEvents).map(({ tdur = 0 }) => tdur / 1000));
	});
