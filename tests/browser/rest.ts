import type { Page, Request } from 'playwright-core';

interface Traffic {
	open: Set<Request>;
	/** How many requests began or ended. */
	changes: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Counts the requests of a page from now on, for `rest`. */
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

/** Two frames of the page and a task of it. A test may hold the page's clock; animations run on another. */
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

/** Turns without a change after which a page is at rest. A test may hold a request back, which then stays open. */
const turnsOf = (open: number) => (open === 0 ? 2 : 10);

/**
 * Until the page is at rest: no request begins, runs or ends, and the page has drawn what came. On a slow machine that
 * takes longer. What should not happen has had its time then.
 */
export async function rest(page: Page): Promise<void> {
	const seen = traffic.get(page) ?? { open: new Set(), changes: 0 };
	for (let still = 0; still < turnsOf(seen.open.size); still++) {
		const before = seen.changes;
		// A page that is left has no frames any more: its successor has.
		const isThere = await twoFrames(page).then(
			() => true,
			() => false,
		);
		await page.waitForTimeout(PAUSE);
		if (!isThere || seen.changes !== before) still = -1;
	}
}
