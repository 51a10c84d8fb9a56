import type { BrowserContext, Page } from 'playwright-core';

interface Counted {
	timers: Set<unknown>;
	observed: Map<object, Set<unknown>>;
	html: string;
}

/** Runs before the scripts of the page. Records timers, observers and the original HTML. */
export const noteBeginnings = () => {
	const counted: Counted = { timers: new Set(), observed: new Map(), html: '' };
	Object.assign(window, { counted });

	for (const [begin, end] of [
		['setTimeout', 'clearTimeout'],
		['setInterval', 'clearInterval'],
		['requestAnimationFrame', 'cancelAnimationFrame'],
		['requestIdleCallback', 'cancelIdleCallback'],
	] as const) {
		const run = window[begin] as (
			work: (...given: unknown[]) => void,
			more?: unknown,
		) => number;
		const stop = window[end] as (id: number) => void;
		Object.assign(window, {
			[begin](work: (...given: unknown[]) => void, more?: unknown) {
				const key = () => `${begin} ${id}`;
				const id: number = run((...given) => {
					if (begin !== 'setInterval') counted.timers.delete(key());
					work(...given);
				}, more);
				counted.timers.add(key());
				return id;
			},
			[end](id: number) {
				counted.timers.delete(`${begin} ${id}`);
				stop(id);
			},
		});
	}

	for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver]) {
		const watching = prototype as unknown as Record<string, (...given: unknown[]) => void>;
		const { observe, unobserve, disconnect } = watching;
		const targetsOf = (observer: object) => {
			if (!counted.observed.has(observer)) counted.observed.set(observer, new Set());
			return counted.observed.get(observer)!;
		};
		watching['observe'] = function (this: object, ...given) {
			targetsOf(this).add(given[0]);
			observe!.apply(this, given);
		};
		if (unobserve)
			watching['unobserve'] = function (this: object, ...given) {
				targetsOf(this).delete(given[0]);
				unobserve.apply(this, given);
			};
		watching['disconnect'] = function (this: object) {
			counted.observed.delete(this);
			disconnect!.apply(this);
		};
	}

	document.addEventListener('readystatechange', () => {
		counted.html ||= document.body.outerHTML;
	});
};

/** Waits until the page is idle, and counts its timers, observers and objects. */
export async function countOf(page: Page, context: BrowserContext) {
	const devtools = await context.newCDPSession(page);
	await devtools.send('Performance.enable');
	await page.waitForFunction(
		() => (window as unknown as { counted: Counted }).counted.timers.size === 0,
	);
	await devtools.send('HeapProfiler.collectGarbage');
	const { metrics } = await devtools.send('Performance.getMetrics');
	const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
	const observed = await page.evaluate(() => {
		const { counted } = window as unknown as { counted: Counted };
		return [...counted.observed.values()].reduce((sum, { size }) => sum + size, 0);
	});
	await devtools.detach();
	return { listeners: of('JSEventListeners'), nodes: of('Nodes'), observed };
}
