import type { Page } from 'playwright-core';

/** How many times slower than this machine the pages of tests run: `GAZETTEER_SLOWDOWN=4 npm test pages`. */
const RATE = Number(process.env['GAZETTEER_SLOWDOWN'] ?? 1);

/** Holds back the processor for a page, so that a fast machine shows what fails on a slow one. */
export async function slowDown(page: Page): Promise<void> {
	if (!(RATE > 1)) return;
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: RATE });
}
