import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
	readonly value: number;
	readonly hadRecentInput: boolean;
	readonly sources: readonly {
		readonly node: Node | null;
		readonly previousRect: DOMRectReadOnly;
		readonly currentRect: DOMRectReadOnly;
	}[];
}

interface Shifts {
	/** The time from which layout shifts count. */
	from: number;
	all: Shift[];
	/** The elements that moved, for error messages. */
	of: string[];
}

type Watched = { shifts: Shifts };

/** Records the layout shifts of a page from its start. */
export const recordShifts = (page: Page) =>
	page.addInitScript(() => {
		const shifts: Shifts = { from: 0, all: [], of: [] };
		Object.assign(window, { shifts });
		const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as Shift[]) {
				shifts.all.push(entry);
				const places = entry.sources.map(({ node, previousRect, currentRect }) =>
					[
						node instanceof Element ? node.className || node.tagName : node?.nodeName,
						`${place(previousRect)} → ${place(currentRect)}`,
					].join(' '),
				);
				shifts.of.push(`${entry.value}: ${places.join('; ')}`);
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});

/** Browsers report a shift after its frame, on a slow machine several tasks later. */
const settle = (page: Page) =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame++) {
			await document.documentElement.animate([], { duration: 1 }).finished;
		}
	});

/**
 * Counts layout shifts from now on. The browser may report earlier shifts later, but they are
 * ignored.
 */
export async function watchShifts(page: Page): Promise<void> {
	await settle(page);
	await page.evaluate(() => {
		(window as unknown as Watched).shifts.from = performance.now();
	});
}

/**
 * The sum of all shifts since `watchShifts()` and the elements that moved, including shifts shortly
 * after user input.
 */
export async function shifted(page: Page): Promise<{ sum: number; of: string[] }> {
	await settle(page);
	return page.evaluate(() => {
		const { from, all, of } = (window as unknown as Watched).shifts;
		const since = (_one: unknown, at: number) => all[at]!.startTime > from;
		const sum = all.filter(since).reduce((total, { value }) => total + value, 0);
		return { sum, of: of.filter(since) };
	});
}

/** The number of shifts since `watchShifts()` without user input. */
export async function shiftsByThemselves(page: Page): Promise<number> {
	await settle(page);
	return page.evaluate(() => {
		const { from, all } = (window as unknown as Watched).shifts;
		return all.filter((one) => one.startTime > from && !one.hadRecentInput).length;
	});
}
