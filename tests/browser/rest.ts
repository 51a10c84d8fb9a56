import type { Page, Request } from 'playwright-core';

interface Traffic {
	open: Set<Request>;
	/** The number of requests that started or ended. */
	changes: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Counts the requests of a page, so that `rest()` can wait for them. */
export function watchTraffic(page: Page): void {
	const seen: Traffic = { open: new Set(), changes: 0 };
	traffic.set(page, seen);
	const begins = (request: Request) => {
		seen.open.add(request);
		seen.changes++;
	};
	const ends = (request: Request) => {
		seen.open.delete(request);
		seen.changes++;
	};
	page.on('request', begins);
	page.on('requestfinished', ends);
	page.on('requestfailed', ends);
}

/** Waits for two frames and a task. A test may stop the page's clock, but not its animation frames. */
const twoFrames = (page: Page) =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame++) {
			await document.documentElement.animate([], { duration: 1 }).finished;
		}
		const { port1, port2 } = new MessageChannel();
		await new Promise((done) => {
			port1.onmessage = done;
			port2.postMessage('a task');
		});
		port1.close();
	});

const PAUSE = 50;

/**
 * The number of unchanged checks after which a page counts as idle. A page with a pending request
 * needs more checks.
 */
const turnsOf = (open: number) => (open === 0 ? 2 : 10);

/**
 * Waits until the page is idle: no request starts, runs or ends, and the page has rendered. Call it before asserting
 * that something did not happen.
 */
export async function rest(page: Page): Promise<void> {
	const seen = traffic.get(page) ?? { open: new Set(), changes: 0 };
	for (let still = 0; still < turnsOf(seen.open.size); still++) {
		const before = seen.changes;
		// This check fails while the browser navigates, so wait for the next page.
		const isThere = await twoFrames(page).then(
			() => true,
			() => false,
		);
		await page.waitForTimeout(PAUSE);
		if (!isThere || seen.changes !== before) still = -1;
	}
}
