import type { Browser } from 'playwright-core';
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

export interface Spent {
	/** Milliseconds that scripts took, from the page's beginning until it is quiet. */
	total: number;
	/** The longest of them in one piece. */
	longest: number;
}

/** What scripts cost a slowed page. The page itself has one line of its own. */
export const scriptTime = (browser: Browser, path: '/with' | '/without'): Promise<Spent> =>
	onSlowPage(browser, async (page, open) => {
		await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] });
		await open(path);
		const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
			traceEvents: Traced[];
		};
		const times = outermost(traceEvents).map(({ tdur = 0 }) => tdur / 1000);
		return {
			total: times.reduce((sum, time) => sum + time, 0),
			longest: Math.max(0, ...times),
		};
	});
