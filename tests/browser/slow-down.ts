import type { Page } from 'playwright-core';

/** The factor by which test pages are slowed down: `GAZETTEER_SLOWDOWN=4 npm test pages`. */
const RATE = Number(process.env['GAZETTEER_SLOWDOWN'] ?? 1);

/** Throttles the processor for a page, so that a fast machine finds the failures of a slow one. */
export async function slowDown(page: Page): Promise<void> {
	if (!(RATE > 1)) return;
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: RATE });
}
